import { waitFor } from '@testing-library/react'
import { storeChosenScenarios, takeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { isNoticeShown, rememberDismissal, showNotice } from '#src/demo/demo-notice.ts'
import { type DemoState, linkToState } from '#src/demo/demo-state.ts'
import { storeTabState, tabState } from '#src/demo/tab-state.ts'
import { currentView, setView } from '#src/features/listing/results/view.ts'
import { setWishlisted, wishlistedIds } from '#src/features/products/wishlist.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'
import { openState } from './open-state.ts'

const STATE: DemoState = {
  cart: [],
  wishlist: ['a'],
  view: 'list',
  scheme: 'dark',
  notice: 'closed',
  anchor: '#prices',
}

/** Opens the link to the state at an address. */
async function open(state: DemoState, address = '/cart/?demo=update-500', isDemo = true) {
  history.replaceState(null, '', await linkToState(location.origin + address, state))
  return openState(isDemo)
}

const address = () => location.pathname + location.search + location.hash
const problem = () => useToastStore.getState().toast?.description

afterEach(() => {
  storeChosenScenarios([])
  storeTabState({})
  setWishlisted([])
  setView('grid')
  showNotice(true)
  useToastStore.setState({ toast: null })
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('a link sets wish list, view, notice and scheme, and leaves the address without the state', async () => {
  const storage = await open(STATE)
  expect(address()).toBe('/cart/?demo=update-500#prices')
  expect(wishlistedIds()).toEqual(['a'])
  expect(currentView()).toBe('list')
  expect(isNoticeShown()).toBe(false)
  expect(storage?.({ key: 'overtone:/:color-scheme' }).get('system')).toBe('dark')
  expect(tabState()).toMatchObject({ cart: [], isSent: true })
  expect(takeChosenScenarios()).toEqual(['update-500', 'state'])
})

test('nothing of it enters the visitor’s own storage', async () => {
  await open(STATE)
  expect(Object.keys(localStorage)).toEqual(['overtone:/:demo-scenarios'])
})

test('a reload shows the same', async () => {
  await open(STATE)
  setWishlisted([])
  setView('grid')
  showNotice(true)
  await openState(true)
  expect(wishlistedIds()).toEqual(['a'])
  expect(currentView()).toBe('list')
  expect(isNoticeShown()).toBe(false)
})

test('a link without names ends the scenarios of the tab', async () => {
  storeChosenScenarios(['cart-500'])
  await open({ view: 'list' }, '/about/')
  expect(takeChosenScenarios()).toEqual(['state'])
})

test('a link with an empty parameter shows its state', async () => {
  await open({ view: 'list', anchor: '#prices' }, '/about/?demo=&search=a')
  expect(address()).toBe('/about/?search=a#prices')
  expect(takeChosenScenarios()).toEqual(['state'])
})

test('a state that is the visitor’s own leaves a dismissed notice hidden', async () => {
  rememberDismissal()
  showNotice(false)
  storeTabState({ edits: [{ call: 'brands', status: 200, contentType: 'application/json', body: '[]' }] })
  storeChosenScenarios(['state'])
  await openState(true)
  expect(isNoticeShown()).toBe(false)
})

test('a damaged link says so and shows the page without it', async () => {
  history.replaceState(null, '', '/cart/?demo=update-500#state=1.eJyrVkpUslIqS8wpTVWyUkpU0lFKBAAxkgVt')
  await openState(true)
  expect(problem()).toBe('It is cut short or damaged. You see the page without it, and nothing of yours has changed.')
  expect(address()).toBe('/cart/?demo=update-500')
  expect(takeChosenScenarios()).toEqual(['update-500'])
  expect(tabState()).toEqual({})
})

test.each([
  ['brands', true],
  ['GET /api/brands', true],
  ['GET /api/products/a?x=1', true],
  ['add', false],
  ['GET /api/orders', false],
  ['GET /api/cart/add', false],
  ['POST /api/cart/add', false],
])('an edited answer of %s can be opened: %j', async (call, canOpen) => {
  await open({ edits: [{ call, status: 200, contentType: '', body: '' }] })
  expect(problem()).toBe(
    canOpen
      ? undefined
      : `This shop has no read ${call}, whose answer was edited. You see the page without it, and nothing of yours has changed.`,
  )
})

test('a shop that is no demo says so and shows the page', async () => {
  await open(STATE, '/cart/', false)
  expect(problem()).toMatch(/^It is a state of the demo, and this shop is not a demo\./)
  expect(address()).toBe('/cart/')
  expect(wishlistedIds()).toEqual([])
  expect(takeChosenScenarios()).toEqual([])
})

test('if storage is blocked, the state is shown until a reload', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await open(STATE)
  expect(wishlistedIds()).toEqual(['a'])
  expect(takeChosenScenarios()).toEqual(['update-500', 'state'])
  await waitFor(() => expect(problem()).toBe('This browser stores nothing for this site, so a reload ends the state.'))
})
