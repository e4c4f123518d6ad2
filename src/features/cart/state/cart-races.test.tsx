/** The cart page with fast clicks, slow responses and malformed responses. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { products, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { answer } from '#mocks/node.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { renderCart } from '#src/testing/render-cart.tsx'
import { server, takeWarnings } from '#src/testing/setup.ts'

const plus = () => screen.findByRole('button', { name: `Increase quantity of ${studioLaptop.title}` })

/** Returns the quantities that the lines show. */
const quantities = () =>
  within(screen.getByRole('list', { name: 'Cart items' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^\d+$/).textContent)

async function openCart(...productIds: string[]) {
  const user = await renderCart(...productIds)
  await screen.findByRole('region', { name: 'Order Summary' })
  await screen.findByRole('link', { name: /^Cart, / })
  return user
}

/** Delays the responses of an operation until `release`. Returns the received requests. */
function delay(method: 'get' | 'put', path: string) {
  const received: unknown[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http[method](path, async ({ request }) => {
      received.push(method === 'get' ? path : await request.clone().json())
      await released
    }),
  )
  return { received, release: () => release() }
}

test('fifty clicks send only two requests if the first response is slow', async () => {
  await openCart(studioLaptop.id)
  const { received, release } = delay('put', '/api/cart/update')
  const button = await plus()
  fireEvent.click(button)
  await waitFor(() => expect(received).toHaveLength(1))
  for (let click = 1; click < 50; click += 1) fireEvent.click(button)
  expect(quantities()).toEqual(['51'])
  expect(screen.getByRole('link', { name: 'Cart, 51 items' })).toBeVisible()
  release()
  await waitFor(() => expect(received).toHaveLength(2))
  expect(received).toEqual([
    { productId: studioLaptop.id, quantity: 2 },
    { productId: studioLaptop.id, quantity: 51 },
  ])
  expect(quantities()).toEqual(['51'])
})

test('a pending change is counted once, even if the response to an earlier read includes it', async () => {
  const { router, ...user } = await openCart(studioLaptop.id)
  const read = delay('get', '/api/cart/count')
  window.dispatchEvent(new StorageEvent('storage', { key: 'overtone:/:cart-written' }))
  await waitFor(() => expect(read.received).toHaveLength(1))
  const isSaved = vi.fn<() => void>()
  server.use(
    http.put('/api/cart/update', async ({ request }) => {
      await answer(request)
      isSaved()
      // The server has saved the change, but never responds.
      await new Promise(() => undefined)
    }),
  )
  await user.click(await plus())
  await waitFor(() => expect(isSaved).toHaveBeenCalled())
  read.release()
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('the checkout result stays when a pending quantity is saved', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { router, ...user } = await openCart(studioLaptop.id)
  const { release } = delay('put', '/api/cart/update')
  await user.click(await plus())
  await user.click(screen.getByRole('button', { name: /^Check Out/ }))
  expect(screen.getByRole('list', { name: 'Not opened' })).toBeVisible()
  release()
  const { queryClient } = router.options.context
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  expect(quantities()).toEqual(['2'])
  expect(screen.getByRole('list', { name: 'Not opened' })).toBeVisible()
})

test('if a change and the refetch after it fail, the last known cart is restored', async () => {
  const user = await openCart(studioLaptop.id)
  server.use(...scenario('update-offline'), ...scenario('cart-offline'))
  await user.click(await plus())
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(screen.getByRole('button', { name: `Remove ${studioLaptop.title}` })).toBeVisible()
})

test('the line of a product that has left the catalogue disappears with the next refetch', async () => {
  const user = await openCart(studioLaptop.id, studioHeadphones.id)
  seed({ ...builtInRows, products: products.filter(({ id }) => id !== studioLaptop.id) })
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${studioHeadphones.title}` }))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(studioLaptop.title)).not.toBeInTheDocument())
})

test('two lines of one product are shown as one line with the sum', async () => {
  server.use(...scenario('cart-line-twice'))
  await openCart()
  expect(quantities()).toEqual(['2', '1'])
})

test('lines with an invalid quantity are left out with a warning, and an invalid count is not shown', async () => {
  server.use(...scenario('cart-odd-quantities'))
  await renderCart()
  await screen.findByRole('region', { name: 'Order Summary' })
  expect(quantities()).toEqual(['1000000000'])
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible()
  expect(takeWarnings()).toEqual([0, 1, 2].map((line) => expect.stringContaining(`Dropped cart line ${line} `)))
})

test('the cart works although storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const user = await openCart(studioLaptop.id)
  await user.click(await plus())
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})
