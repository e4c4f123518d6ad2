import { screen, waitFor } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderCart } from '#src/testing/render-cart.tsx'
import { server } from '#src/testing/setup.ts'

/** Opens the cart page with one line. */
async function openTab() {
  const user = await renderCart(studioLaptop.id)
  await screen.findByRole('region', { name: 'Order Summary' })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  return user
}

/** Fires the event that browsers fire when another tab writes to storage. */
const fireStorageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Records the paths of reads from now on. */
function recordReads() {
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  return reads
}

afterEach(() => server.events.removeAllListeners())

test('a write in another tab shows in this tab', async () => {
  await openTab()
  await fillCart(studioHeadphones.id)
  fireStorageEvent('overtone:/:cart-written')
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(await screen.findByRole('button', { name: `Remove ${studioHeadphones.title}` })).toBeVisible()
})

test('after a write in another tab, a hidden tab refetches once when it becomes visible', async () => {
  const { router } = await openTab()
  await fillCart(studioHeadphones.id)
  const reads = recordReads()
  setHidden(true)
  fireStorageEvent('overtone:/:cart-written')
  expect(router.options.context.queryClient.isFetching()).toBe(0)
  setHidden(false)
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(reads.toSorted()).toEqual(['/api/cart', '/api/cart/count'])
})

test('without a write in another tab, returning to this tab fetches nothing', async () => {
  const { router } = await openTab()
  setHidden(true)
  setHidden(false)
  fireStorageEvent('overtone:/:color-scheme')
  window.dispatchEvent(new Event('focus'))
  expect(router.options.context.queryClient.isFetching()).toBe(0)
})

test('a new cart id in storage shows the cart of that id', async () => {
  await openTab()
  localStorage.setItem('cart-id', 'anothercart01')
  fireStorageEvent('overtone:/:cart-id')
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a page restored from the back/forward cache refetches', async () => {
  await openTab()
  await fillCart(studioHeadphones.id)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('each saved write stores a new value in localStorage, so that other tabs are notified', async () => {
  const user = await openTab()
  const plus = await screen.findByRole('button', { name: `Increase quantity of ${studioLaptop.title}` })
  await user.click(plus)
  await waitFor(() => expect(localStorage.getItem('overtone:/:cart-written')).not.toBeNull())
  const first = localStorage.getItem('overtone:/:cart-written')
  await user.click(plus)
  await waitFor(() => expect(localStorage.getItem('overtone:/:cart-written')).not.toBe(first))
})
