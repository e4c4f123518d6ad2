/**
 * Setup of every unit and screen test: starts the mock API, resets carts and storage, and fails a
 * test that prints an unexpected warning or error.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { answer } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { adoptCartId, cartId } from '#src/api/cart-id.ts'
import { connectApi } from '#src/api/client.ts'
import { saveCheckoutResult } from '#src/features/cart/checkout/checkout.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { setView } from '#src/features/listing/results/view.ts'
import { setWishlisted } from '#src/features/products/wishlist.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'
import { navigationsEnded } from './navigations.ts'
import { loadOnDemand } from './on-demand.ts'

// Generous, because CI machines can be slow.
configure({ asyncUtilTimeout: 10_000 })

/** Tests override responses with `server.use(...)`. */
export const server = setupServer(http.all('/api/*', ({ request }) => answer(request)))

const consoleCalls: { method: 'error' | 'warn'; calls: unknown[][] }[] = []

beforeAll(async () => {
  await loadOnDemand()
  // Testing Library sets it for the first file only, because files share their modules.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom does not implement layout and scrolling.
  window.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  window.scrollTo = () => undefined
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  Element.prototype.scrollIntoView = () => undefined
  server.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  // A full storage would refuse the cart id.
  localStorage.clear()
  saveCheckoutResult([], null)
  // Moves an id that the previous test left in memory to the storage, which is then cleared.
  adoptCartId('previous-test', cartId())
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  seed(builtInRows)
  connectApi({ baseUrlOf: () => location.origin })
  useToastStore.setState({ toast: null })
  setView('grid')
  setWishlisted([])
  consoleCalls.length = 0
  for (const method of ['error', 'warn'] as const) {
    const calls: unknown[][] = []
    consoleCalls.push({ method, calls })
    vi.spyOn(console, method).mockImplementation((...args) => void calls.push(args))
  }
})

afterEach(async () => {
  // The frame and the timeouts that it waits for.
  vi.useRealTimers()
  await navigationsEnded()
  cleanup()
  // jsdom gets slower with every style rule, and each rendered app adds its own.
  for (const rules of document.querySelectorAll('style[data-emotion]')) rules.remove()
  server.resetHandlers()
  vi.restoreAllMocks()
  const unexpected = consoleCalls.flatMap(({ method, calls }) =>
    calls.map((args) => `console.${method}: ${args.join(' ')}`),
  )
  consoleCalls.length = 0
  expect(unexpected).toEqual([])
})

afterAll(async () => {
  await loadOnDemand()
  useDemoStore.setState(useDemoStore.getInitialState(), true)
  vi.unstubAllGlobals()
  server.close()
})

/** Removes the warnings so far, so that they do not fail the test. Returns their texts. */
export const takeWarnings = () => takeCalls('warn')

/** Removes the errors so far. React logs each error that a boundary catches. */
export const takeErrors = () => takeCalls('error')

const takeCalls = (from: 'error' | 'warn'): string[] =>
  consoleCalls.flatMap(({ method, calls }) => (method === from ? calls.splice(0) : [])).map((args) => args.join(' '))
