/**
 * Before every unit and screen test: the mock API answers, carts and storage are
 * fresh, and console output that nobody expected fails the test.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { seed } from '#mocks/db.ts'
import { handlers } from '#mocks/handlers.ts'
import { connectApi } from '#src/api/client.ts'
import { setOpenedProduct } from '#src/features/product-card/opened-product.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'

// As with the tests' own limit: what takes long here is the machine.
configure({ asyncUtilTimeout: 10_000 })

/** Faults for one test: `server.use(...)`. */
export const server = setupServer(...handlers)

const spies: { method: 'error' | 'warn'; calls: unknown[][] }[] = []

beforeAll(() => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  server.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  localStorage.clear()
  seed()
  connectApi({ baseUrl: location.origin })
  useToastStore.setState({ toast: null })
  setOpenedProduct(undefined)
  spies.length = 0
  for (const method of ['error', 'warn'] as const) {
    const calls: unknown[][] = []
    spies.push({ method, calls })
    vi.spyOn(console, method).mockImplementation((...args) => void calls.push(args))
  }
})

afterEach(() => {
  cleanup()
  // Each shop brings its own rules, and jsdom goes through all there are for every name it works out.
  for (const rules of document.querySelectorAll('style[data-emotion]')) rules.remove()
  server.resetHandlers()
  vi.restoreAllMocks()
  const unexpected = spies.flatMap(({ method, calls }) => calls.map((args) => `console.${method}: ${args.join(' ')}`))
  spies.length = 0
  expect(unexpected).toEqual([])
})

afterAll(() => server.close())

/** Takes back the warnings that a test expects; returns their texts. */
export const takeWarnings = () => take('warn')

/** As with warnings; React logs each error that a boundary has caught. */
export const takeErrors = () => take('error')

const take = (from: 'error' | 'warn'): string[] =>
  spies.flatMap(({ method, calls }) => (method === from ? calls.splice(0) : [])).map((args) => args.join(' '))
