import { userEvent } from '@testing-library/user-event'
import { cartId } from '#src/api/cart-id.ts'
import type { DemoApi, LoggedRequest } from '#src/demo/demo-api.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { startRecorder } from './recorder.ts'

let chosen: string[] = []
let requests: LoggedRequest[] = []
let notify = () => {}

const demo: DemoApi = {
  mode: 'page',
  connection: { baseUrlOf: () => '', onRequest: () => undefined, onInvalid: () => undefined },
  chosen: () => chosen,
  requests: () => requests,
  exchanges: () => ({ stored: [], dropped: 0 }),
  subscribe: (listener) => {
    notify = listener
    return () => undefined
  },
  notes: () => '',
  isSent: () => false,
  loadLab: () => new Promise(() => undefined),
}

const recording = () => useDemoStore.getState().recording?.() ?? { actions: [], lines: [], failures: [] }
const last = () => recording().actions.at(-1)
const byName = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')].find(
    (element) => (element.ariaLabel ?? element.textContent) === name,
  )
  if (!found) throw new Error(`No ${name}`)
  return found
}

beforeAll(() => {
  history.replaceState(null, '', '/category/lamps?page=2&token=secret&brandId=aurelle#top')
  // jsdom has no entry for the navigation.
  performance.getEntriesByType = () => []
  startRecorder()
  useDemoStore.setState({ demo })
})

beforeEach(() => {
  document.body.innerHTML = ''
})

test('the first action is the opened address, with the parameters that the page reads', () => {
  const address = 'category/lamps?page=2&brandId=aurelle#top'
  expect(recording().actions).toEqual([{ type: 'open', address, scenarios: [] }])
})

test.each([
  ['/?search=a%20b&utm_source=mail&sort=price-asc', '?search=a%20b&sort=price-asc'],
  ['/blog/?post=a&page=2&search=private', 'blog/?post=a&page=2'],
  ['/faq/?email=ada%40secret.example#shipping', 'faq/#shipping'],
  ['/cart/?page=2#access_token=secret', 'cart/'],
])('of %s, %s is kept', async (opened, kept) => {
  const before = location.href
  history.replaceState(null, '', opened)
  onTestFinished(() => history.replaceState(null, '', before))
  document.body.innerHTML = '<button>Next</button>'
  await userEvent.click(byName('Next'))
  expect(last()?.address).toBe(kept)
})

test('a press has role and name of the control, also if it is on an icon in it', async () => {
  document.body.innerHTML = '<button aria-label="Add  to\u00ad Cart"><svg></svg></button>'
  await userEvent.click(document.querySelector('svg') ?? document.body)
  expect(last()).toMatchObject({ type: 'press', control: { role: 'button', name: 'Add to Cart' } })
})

test('a press in a product’s card has the product’s name, unless the control has it too', async () => {
  document.body.innerHTML = '<article aria-label="Lamp"><a href="#lamp">Lamp</a><button>Add to Cart</button></article>'
  await userEvent.click(byName('Lamp'))
  expect(last()).toEqual(expect.objectContaining({ control: { role: 'link', name: 'Lamp' } }))
  await userEvent.click(byName('Add to Cart'))
  expect(last()).toMatchObject({ control: { role: 'button', name: 'Add to Cart', within: 'Lamp' } })
})

test('a control with the name and role of others has its position among the visible ones', async () => {
  document.body.innerHTML = `
    <div hidden><a href="#a">Lamp</a></div><a href="#b">Lamp</a><a href="#c">Desk</a><button>Lamp</button><a href="#d">Lamp</a>`
  await userEvent.click(document.querySelector('[href="#d"]') ?? document.body)
  expect(last()).toMatchObject({ control: { role: 'link', name: 'Lamp', nth: 1 } })
  await userEvent.click(byName('Desk'))
  expect(last()).toEqual(expect.objectContaining({ control: { role: 'link', name: 'Desk' } }))
})

test('a summary has no role', async () => {
  document.body.innerHTML = '<details><summary>Do you ship?</summary></details>'
  await userEvent.click(byName('Do you ship?'))
  expect(last()).toMatchObject({ type: 'press', control: { role: null, name: 'Do you ship?' } })
})

test('checkboxes and selects have their new state', async () => {
  document.body.innerHTML = `<label><input type="checkbox">Laptops</label>
    <select aria-label="Sort by"><option value="">Featured</option><option value="asc">Price: Low to High</option></select>`
  await userEvent.click(document.querySelector('label') ?? document.body)
  expect(last()).toMatchObject({ type: 'check', control: { role: 'checkbox', name: 'Laptops' } })
  await userEvent.click(document.querySelector('input') ?? document.body)
  expect(last()).toMatchObject({ type: 'uncheck' })
  await userEvent.selectOptions(byName('Sort by'), 'asc')
  expect(last()).toMatchObject({ type: 'select', control: { name: 'Sort by' }, option: 'Price: Low to High' })
})

test('typing is one action without the text, and Enter in a field does not press the button of its form', async () => {
  document.body.innerHTML = `<form><input type="search" name="search" aria-label="Search products"><button>Go</button></form>`
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await userEvent.type(byName('Search products'), 'secret text{Enter}')
  const control = { role: 'searchbox', name: 'Search products' }
  expect(recording().actions.slice(-2)).toEqual([
    expect.objectContaining({ type: 'fill', control, field: 'search', inputType: 'search' }),
    expect.objectContaining({ type: 'enter', control }),
  ])
  expect(JSON.stringify(recording())).not.toContain('secret')
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
})

test('a field that is cleared is told from one with text', async () => {
  document.body.innerHTML = '<input type="search" aria-label="Search reviews">'
  await userEvent.type(byName('Search reviews'), 'a{Backspace}')
  const [typed, cleared] = recording().actions.slice(-2)
  expect([typed, cleared]).toMatchObject([{ type: 'fill' }, { type: 'fill', isEmpty: true }])
  expect(typed).not.toHaveProperty('isEmpty')
})

test('Escape has the name of the open dialog, except that of the Demo Lab', async () => {
  const lab = '<aside aria-label="Demo"><div role="dialog" aria-label="Demo Lab"></div></aside>'
  document.body.innerHTML = `<div role="dialog" aria-label="Larger image"></div>${lab}`
  await userEvent.keyboard('{Escape}')
  expect(last()).toMatchObject({ type: 'escape', dialog: 'Larger image' })
  document.body.innerHTML = lab
  await userEvent.keyboard('{Escape}')
  expect(last()).toMatchObject({ type: 'escape' })
  expect(last()).not.toHaveProperty('dialog')
})

test('presses of the buttons of the Demo Lab are not recorded', async () => {
  const before = recording().actions
  document.body.innerHTML = '<aside aria-label="Demo"><button>Demo</button></aside><button data-demo>Demo Lab</button>'
  await userEvent.click(byName('Demo'))
  await userEvent.click(byName('Demo Lab'))
  expect(recording().actions).toEqual(before)
})

test('keys on a button, and Escape, are recorded', async () => {
  document.body.innerHTML = '<button>Menu</button>'
  byName('Menu').focus()
  await userEvent.keyboard('{Enter}')
  expect(last()).toMatchObject({ type: 'press', isByKey: true, control: { name: 'Menu' } })
  await userEvent.keyboard('{Escape}')
  expect(last()).toMatchObject({ type: 'escape' })
})

test('a link to another site in the same tab leaves the shop', async () => {
  document.body.innerHTML =
    '<a href="https://other.test/">Main site</a><a href="https://other.test/" target="_blank">New tab</a>'
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(byName('Main site'))
  expect(last()).toMatchObject({ leavesShop: true })
  await userEvent.click(byName('New tab'))
  expect(last()).not.toHaveProperty('leavesShop')
})

test('events of the Demo Lab, on unavailable controls and beside controls are ignored', async () => {
  document.body.innerHTML = `<p>Text</p><aside aria-label="Demo"><button>Close Demo Lab</button></aside>
    <button aria-disabled="true">Sold</button>`
  const before = recording().actions
  await userEvent.click(document.querySelector('p') ?? document.body)
  await userEvent.click(byName('Close Demo Lab'))
  await userEvent.click(byName('Sold'))
  expect(recording().actions).toBe(before)
})

test('another choice of scenarios is an action, and later actions have it', async () => {
  chosen = ['update-500']
  notify()
  notify()
  expect(recording().actions.filter(({ type }) => type === 'choose')).toHaveLength(1)
  expect(last()).toMatchObject({ type: 'choose', scenarios: ['update-500'] })
})

test('the statuses of failed requests are kept once', () => {
  const request = {
    number: 1,
    method: 'GET',
    path: '/api/cart',
    query: '',
    cartIn: null,
    cartOut: null,
    ms: 1,
    scenario: '',
  }
  requests = [500, null, 0, 200, 404, 500].map((status) => Object.assign({}, request, { status }))
  notify()
  expect(recording().failures).toEqual([500, 0, 404])
})

test('the address at which the tab leaves a page is kept for the next one', () => {
  history.replaceState(null, '', '/cart/')
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(last()).toMatchObject({ type: 'open', left: 'cart/' })
})

test('an action has the lines of the own cart', async () => {
  const line = { cartId: cartId(), productId: 'aurelle', quantity: 2 }
  const lines = [line, { ...line, cartId: 'other' }]
  localStorage.setItem('overtone:/:carts', JSON.stringify({ version: 1, lines }))
  await userEvent.keyboard('{Escape}')
  expect(last()).toMatchObject({ cart: [{ productId: 'aurelle', quantity: 2 }] })
  localStorage.setItem('overtone:/:carts', '{')
  await userEvent.keyboard('{Escape}')
  expect(last()).not.toHaveProperty('cart')
})

test('the last 30 actions are kept, also in session storage', async () => {
  for (let count = 0; count < 31; count += 1) await userEvent.keyboard('{Escape}')
  expect(recording().actions).toHaveLength(30)
  expect(recording().actions[0]).toMatchObject({ type: 'escape' })
  expect(JSON.parse(sessionStorage.getItem('overtone:/:demo-recording') ?? '')).toEqual(recording())
})
