import { screen, waitFor } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { respond } from '#mocks/handlers/index.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { currentStore } from '#mocks/store/store.ts'
import { cartId } from '#src/api/cart-id.ts'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { type DemoApi, STATE } from '#src/demo/demo-api.ts'
import { isNoticeDismissed } from '#src/demo/demo-notice.ts'
import type { DemoState } from '#src/demo/demo-state.ts'
import { storeTabState, tabState } from '#src/demo/tab-state.ts'
import { DemoNotes } from '#src/features/demo-lab/panel/DemoNotes.tsx'
import { storedMode } from '#src/lib/color-scheme.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'

const note = () => screen.queryByRole('complementary', { name: 'State of the demo' })
const ownLines = () =>
  currentStore()
    .carts.all()
    .filter((line) => line.cartId === cartId())
    .map(({ productId, quantity }) => [productId, quantity])

/** Renders the line while a state that was sent is open. */
async function open(state: DemoState, names: string[] = []) {
  storeTabState({ ...state, isSent: true })
  storeChosenScenarios([...names, STATE])
  const interceptor = createInterceptor(respond)
  const api = await createDemoApi(interceptor, [])
  const lab = createLab(interceptor)
  lab.choose([...names, STATE])
  const demo: DemoApi = { ...api, mode: 'page', loadLab: async () => lab, notes: lab.notes, isSent: lab.isSent }
  const user = renderWithProviders(<DemoNotes demo={demo} />)
  await screen.findByRole('button', { name: 'Keep' })
  return { demo, user }
}

afterEach(() => {
  storeTabState({})
  storeChosenScenarios([])
  currentStore().carts.replaceAll([])
  localStorage.clear()
})

test('Keep makes cart, scheme and notice the visitor’s own, and the scenarios stay', async () => {
  const state: DemoState = {
    cart: [{ productId: studioLaptop.id, quantity: 2 }],
    scheme: 'dark',
    notice: 'closed',
  }
  const { demo, user } = await open(state, ['update-500'])
  expect(note()).toHaveTextContent('This link shows a state that was sent to you.')
  expect(ownLines()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(note()).not.toBeInTheDocument())
  expect(ownLines()).toEqual([[studioLaptop.id, 2]])
  expect(storedMode()).toBe('dark')
  expect(isNoticeDismissed()).toBe(true)
  expect(demo.chosen()).toEqual(['update-500'])
  expect(tabState()).toEqual({})
})

test('says that Keep replaces the visitor’s own cart, but a state with an empty cart does not', async () => {
  await fillCart(studioHeadphones.id)
  const { user } = await open({ view: 'list' })
  expect(note()).toHaveTextContent('Your own cart comes back with Undo; Keep replaces it.')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(note()).not.toBeInTheDocument())
  expect(ownLines()).toEqual([[studioHeadphones.id, 1]])
})

test('edited answers stay after Keep', async () => {
  const edits = [{ call: 'brands', status: 200, contentType: 'application/json', body: '[]' }]
  const { demo, user } = await open({ edits })
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(note()).not.toBeInTheDocument())
  expect(demo.chosen()).toEqual([STATE])
  expect(tabState()).toEqual({ edits })
})
