import { act, screen, within } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { respond } from '#mocks/handlers/index.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { cartId } from '#src/api/cart-id.ts'
import { STATE } from '#src/demo/demo-api.ts'
import { showNotice } from '#src/demo/demo-notice.ts'
import { storeTabState } from '#src/demo/tab-state.ts'
import { saveCheckoutResult } from '#src/features/cart/checkout/checkout.ts'
import { setView } from '#src/features/listing/results/view.ts'
import { setWishlisted } from '#src/features/products/wishlist.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { Differences } from './Differences.tsx'
import { useDemoStore } from './demo-store.ts'

function open() {
  const interceptor = createInterceptor(respond)
  const lab = createLab(interceptor)
  onTestFinished(() => lab.choose([]))
  renderWithProviders(<Differences demo={interceptor} lab={lab} />)
  return { interceptor, lab }
}

const region = () => within(screen.getByRole('region', { name: 'What is different from a fresh visit' }))
const rows = () =>
  region()
    .queryAllByRole('listitem')
    .map((row) => row.textContent)

afterEach(() =>
  act(async () => {
    setWishlisted([])
    showNotice(true)
    storeTabState({})
    useDemoStore.setState({ isMarked: false })
  }),
)

test('a fresh visit has nothing', () => {
  open()
  expect(region().getByText('Nothing: this is what a fresh visit shows.')).toBeVisible()
  expect(rows()).toEqual([])
})

test('the list follows what the visitor does', async () => {
  const { interceptor, lab } = open()
  act(() => setWishlisted([studioLaptop.id]))
  expect(rows()).toEqual(['The wish list has 1 product.'])
  act(() => setView('list'))
  await act(async () => showNotice(false))
  act(() => useDemoStore.setState({ isMarked: true }))
  act(() => saveCheckoutResult([{ product: studioLaptop, quantity: 1 }], { opened: [], blocked: [] }))
  await act(async () => {
    await interceptor.answer(
      new Request('http://shop.test/api/cart/add', {
        method: 'POST',
        headers: { 'x-cart-id': cartId() },
        body: JSON.stringify({ productId: studioHeadphones.id, quantity: 2 }),
      }),
    )
  })
  expect(rows()).toEqual([
    'The cart has 1 line.',
    'The wish list has 1 product.',
    'Products are shown as a list.',
    'The notice about the demonstration is closed.',
    'The last checkout is kept: it opened 0 pages.',
    'Controls that do nothing by design are marked.',
  ])
  act(() => lab.choose(['slow-1s', 'add.500ms']))
  expect(rows()).toContain('2 scenarios and settings are in force.')
})

test('a scenario’s cart is no difference of its own, and edited answers are', () => {
  const { lab } = open()
  storeTabState({ edits: [{ call: 'brands', status: 200, contentType: 'application/json', body: '[]' }] })
  act(() => lab.choose(['cart-5-lines', STATE]))
  expect(rows()).toEqual(['1 scenario or setting is in force.', '1 answer is edited.'])
})

test('a server that was entered is listed with its address', () => {
  localStorage.setItem('overtone:/:demo-server', 'https://api.test')
  open()
  expect(rows()).toEqual(['A server is entered: https://api.test'])
})

test('a chosen colour scheme is listed', () => {
  localStorage.setItem('overtone:/:color-scheme', 'dark')
  open()
  expect(rows()).toEqual(['The dark color scheme is chosen.'])
})
