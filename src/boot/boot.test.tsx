import { screen } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { emptyCache, endBoot, runBoot } from '#src/testing/run-boot.ts'

const page = document.documentElement

afterEach(endBoot)

test('a page that matches URL and configuration stays visible and gets its prerendered answers', async () => {
  const { config, answers } = await runBoot('/')
  expect(await config).toEqual(DEFAULT_CONFIG)
  expect(await answers).toEqual([emptyCache, emptyCache])
  expect(page).not.toHaveAttribute('data-hide-prerendered')
  expect(page).not.toHaveAttribute('data-notice-dismissed')
})

test.each([
  ['/?search=studio', '', 'content'],
  ['/?utm_source=a&page=2', '', 'content'],
  ['/category/laptops/?sort=price-asc', '', 'content'],
  ['/blog/?post=', '', 'content'],
  ['/blog/one/', 'post=one', 'content'],
  ['/blog/one/?post=two', 'post=one', 'content'],
  ['/blog/one/?post=one&page=2', 'post=one', 'content'],
  ['/?utm_source=letter&fbclid=1', '', undefined],
  ['/?', '', undefined],
  ['/category/laptops/?categoryId=cameras', '', undefined],
  ['/blog/?search=studio', '', undefined],
  ['/cart/?search=studio&page=2', '', undefined],
  ['/blog/one/?utm_source=letter&post=one&post=two', 'post=one', undefined],
])('%s, on a page rendered for the query "%s", hides %s and keeps the answers', async (url, search, hidden) => {
  page.dataset.search = search
  const { answers } = await runBoot(url)
  expect(page.dataset.hidePrerendered).toBe(hidden)
  expect(await answers).toHaveLength(2)
})

/** Dispatches the `error` event of a module script that cannot be loaded. */
function failScript(src: string) {
  const script = document.createElement('script')
  // Otherwise jsdom would load it.
  script.type = 'text/plain'
  script.src = src
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
}

test.each([
  ['cannot be loaded', () => failScript('/assets/index.js')],
  ['throws', () => dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/shared.js` }))],
])('a script that %s shows one message with Reload', async (_, fail) => {
  await runBoot('/')
  fail()
  fail()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^Part of this page failed to load, so .*Reload$/)
  expect(page).toHaveAttribute('data-boot-failed')
})

test.each([
  ['a search', '/?search=lens', {}],
  ['a scenario', '/?demo=offline', {}],
  ['a changed configuration', '/', { '/config.json': () => Response.json({ store: { name: 'Partials' } }) }],
])('with %s, the message says that the shown content is not the result for the address', async (_, url, files) => {
  await runBoot(url, files)
  failScript('/assets/index.js')
  expect(await screen.findByRole('alert')).toHaveTextContent('what is shown is not the result')
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test('failures of images, of scripts outside the app, and after scriptsLoaded() show no message', async () => {
  const { config, scriptsLoaded } = await runBoot('/')
  failScript('https://cdn.test/assets/index.js')
  failScript('/beacon.js')
  document.body.innerHTML = '<img alt="">'
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/assets/a.js' }))
  dispatchEvent(new ErrorEvent('error'))
  scriptsLoaded()
  failScript('/assets/index.js')
  await config
  // All microtasks have run, in which a message would appear.
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['the URL', '/?demo=offline', null, null],
  ['session storage', '/', 'offline', 'chosen before'],
  ['local storage', '/', null, 'chosen before offline'],
])('a scenario in %s hides the whole page', async (_, url, ofTab, ofAllTabs) => {
  if (ofTab) sessionStorage.setItem('overtone:/:demo-scenarios', ofTab)
  if (ofAllTabs) localStorage.setItem('overtone:/:demo-scenarios', ofAllTabs)
  const { answers } = await runBoot(url)
  expect(page).toHaveAttribute('data-hide-prerendered', 'page')
  expect(await answers).toBeNull()
})

test('live mode ignores scenarios', async () => {
  const live = { ...DEFAULT_CONFIG, api: { mode: 'live', baseUrl: '' } }
  page.dataset.config = JSON.stringify(live)
  const { config } = await runBoot('/?demo=offline', { '/config.json': () => Response.json(live) })
  await config
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test.each([
  ['whose store name differs from the prerendered one', () => Response.json({ store: { name: 'Partials' } })],
  ['that is not JSON', () => new Response('{')],
])('a configuration %s hides the whole page', async (_, response) => {
  const { config, answers } = await runBoot('/', { '/config.json': response })
  await config.catch(() => undefined)
  expect(await answers).toBeNull()
  expect(page).toHaveAttribute('data-hide-prerendered', 'page')
})

test('the address of a file becomes that of its folder, whose parameters are read', async () => {
  await runBoot('/category/laptops/index.html?sort=price-asc#results')
  expect(location.href).toBe(`${location.origin}/category/laptops/?sort=price-asc#results`)
  expect(page).toHaveAttribute('data-hide-prerendered', 'content')
})

test.each([
  ['are missing', () => Response.json({}, { status: 404 })],
  ['are not JSON', () => new Response('<!doctype html>')],
])('the page stays visible if its answers %s', async (_, response) => {
  const { answers } = await runBoot('/', { '/page.json': response })
  expect(await answers).toBeNull()
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test('the boot script hides a demo notice that was dismissed earlier', async () => {
  localStorage.setItem('overtone:/:demo-notice', 'dismissed')
  await runBoot('/')
  expect(page).toHaveAttribute('data-notice-dismissed')
})

test('events are queued in order until the app takes them', async () => {
  const { takeQueuedEvents } = await runBoot('/')
  document.body.innerHTML =
    '<button type="button"><i></i></button><input type="checkbox"><select><option>new<option>cheap</select><a href="#top"></a>'
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  press('i')
  press('a')
  press('input')
  select.value = 'cheap'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const replays = takeQueuedEvents()
  press('i')

  const events: string[] = []
  screen.getByRole('button').addEventListener('click', () => events.push('button'))
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  checkbox.addEventListener('change', () => events.push(checkbox.checked ? 'checked' : 'unchecked'))
  select.addEventListener('change', () => events.push(select.value))
  select.value = 'new'
  for (const replay of replays) replay()
  expect(events).toEqual(['button', 'checked', 'cheap'])
})

test('queued events are replayed on the elements that replace their targets', async () => {
  const { takeQueuedEvents } = await runBoot('/')
  const html =
    '<button type="button" aria-label="Add A"></button><button type="button">B</button><button type="button">B</button>' +
    '<label><input type="checkbox">Red</label><label><input type="checkbox">Blue</label><select aria-label="Sort"><option>new<option>cheap</select>'
  document.body.innerHTML = html
  const [, , secondB] = screen.getAllByRole('button')
  secondB?.click()
  screen.getByRole('checkbox', { name: 'Blue' }).click()
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  select.value = 'cheap'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  screen.getByRole('button', { name: 'Add A' }).click()
  const replays = takeQueuedEvents()

  document.body.innerHTML = `<i></i>${html}`
  const buttons = screen.getAllByRole('button')
  const pressed: number[] = []
  for (const button of buttons) button.addEventListener('click', () => pressed.push(buttons.indexOf(button)))
  for (const replay of replays) replay()
  expect(pressed).toEqual([2, 0])
  expect(screen.getByRole('checkbox', { name: 'Blue' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Red' })).not.toBeChecked()
  expect(screen.getByRole('combobox')).toHaveValue('cheap')
})

test('a press in a product’s card is replayed in the card of the same product', async () => {
  const { takeQueuedEvents } = await runBoot('/')
  const cards = ['Lamp', 'Desk', 'Chair'].map(
    (title) => `<article><h3>${title}</h3><button>Add to Cart</button></article>`,
  )
  document.body.innerHTML = cards.join('')
  screen.getAllByRole('button')[1]?.click()
  const replays = takeQueuedEvents()

  document.body.innerHTML = cards.toReversed().slice(1).join('')
  const pressed: (string | undefined)[] = []
  for (const button of screen.getAllByRole('button')) {
    button.addEventListener('click', () => pressed.push(button.previousElementSibling?.textContent))
  }
  for (const replay of replays) replay()
  expect(pressed).toEqual(['Desk'])
})

test.each([
  [' studio ', 'studio', false],
  ['   ', '', true],
])(
  'a search for %j before hydration is trimmed to %j, and an empty one is not submitted',
  async (typed, trimmed, isPrevented) => {
    await runBoot('/')
    document.body.innerHTML = `<form><input name="search" value="${typed}"></form>`
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(submit)
    expect(document.querySelector('input')).toHaveValue(trimmed)
    expect(submit.defaultPrevented).toBe(isPrevented)
  },
)

test('stored values that the shop never wrote are removed', async () => {
  const invalid = {
    'overtone:/:color-scheme': 'auto',
    'overtone:/:demo-notice': 'false',
    'overtone:/:demo-scenarios': 'null',
  }
  for (const [key, text] of Object.entries(invalid)) localStorage.setItem(key, text)
  await runBoot('/')
  expect(Object.keys(invalid).map((key) => localStorage.getItem(key))).toEqual([null, null, null])
  expect(page).not.toHaveAttribute('data-notice-dismissed')
})

test.each(['light', 'dark', 'system'])('the stored colour scheme %s is kept', async (mode) => {
  localStorage.setItem('overtone:/:color-scheme', mode)
  await runBoot('/')
  expect(localStorage.getItem('overtone:/:color-scheme')).toBe(mode)
})
