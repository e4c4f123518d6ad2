import { screen, waitFor } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { send } from '#src/api/client.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const add = (productId: string) => send('add', { productId, quantity: 1 })

/** A tab that shows a cart of one line. */
async function openTab() {
  await add(studioLaptop.id)
  const user = renderApp('/cart')
  await screen.findByRole('region', { name: 'Order Summary' })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  return user
}

/** The event that this tab gets when another one has stored something. */
const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

function look(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The cart's reads from now on. */
function countReads() {
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  return reads
}

afterEach(() => server.events.removeAllListeners())

test('a write in another tab shows in this one', async () => {
  await openTab()
  await add(studioHeadphones.id)
  hear('cart-written')
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(await screen.findByRole('button', { name: `Remove ${studioHeadphones.title}` })).toBeVisible()
})

test('a hidden tab reads when it is looked at again, and then once', async () => {
  await openTab()
  await add(studioHeadphones.id)
  const reads = countReads()
  look(true)
  hear('cart-written')
  expect(reads).toEqual([])
  look(false)
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(reads.toSorted()).toEqual(['/api/cart', '/api/cart/count'])
})

test('coming back without having been told anything reads nothing', async () => {
  await openTab()
  const reads = countReads()
  look(true)
  look(false)
  hear('color-scheme')
  window.dispatchEvent(new Event('focus'))
  expect(reads).toEqual([])
})

test('another cart id in storage is another cart', async () => {
  await openTab()
  localStorage.setItem('cart-id', 'anothercart01')
  hear('cart-id')
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a page that the browser kept for the way back reads again', async () => {
  await openTab()
  await add(studioHeadphones.id)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a saved write leaves a mark for other tabs, each time another one', async () => {
  const user = await openTab()
  const plus = await screen.findByRole('button', { name: `Increase quantity of ${studioLaptop.title}` })
  await user.click(plus)
  await waitFor(() => expect(localStorage.getItem('cart-written')).not.toBeNull())
  const first = localStorage.getItem('cart-written')
  await user.click(plus)
  await waitFor(() => expect(localStorage.getItem('cart-written')).not.toBe(first))
})
