/** Races on the cart page: fast clicks, slow servers, and answers that are not what they should be. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { products, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { scenario } from '#mocks/scenarios.ts'
import { send } from '#src/api/client.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server, takeWarnings } from '#src/testing/setup.ts'

const add = (productId: string, quantity = 1) => send('add', { productId, quantity })
const plus = () => screen.findByRole('button', { name: `Increase quantity of ${studioLaptop.title}` })

/** The quantities that the lines show. */
const quantities = () =>
  within(screen.getByRole('list', { name: 'Cart items' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('status').textContent)

async function openCart(...productIds: string[]) {
  for (const id of productIds) await add(id)
  const user = renderApp('/cart')
  await screen.findByRole('region', { name: 'Order Summary' })
  await screen.findByRole('link', { name: /^Cart, / })
  return user
}

/** Holds the answers of a call back until they are let go; returns what was asked so far. */
function hold(method: 'get' | 'put', path: string) {
  const asked: unknown[] = []
  let letGo = () => {}
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.use(
    http[method](path, async ({ request }) => {
      asked.push(method === 'get' ? path : await request.clone().json())
      await open
    }),
  )
  return { asked, letGo: () => letGo() }
}

test('fifty clicks on a slow server end at the right number with two calls', async () => {
  await openCart(studioLaptop.id)
  const { asked, letGo } = hold('put', '/api/cart/update')
  const button = await plus()
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveLength(1))
  // One after the other without a break: faster than any hand.
  for (let click = 1; click < 50; click += 1) fireEvent.click(button)
  expect(quantities()).toEqual(['51'])
  expect(screen.getByRole('link', { name: 'Cart, 51 items' })).toBeVisible()
  letGo()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    { productId: studioLaptop.id, quantity: 2 },
    { productId: studioLaptop.id, quantity: 51 },
  ])
  expect(quantities()).toEqual(['51'])
})

test('a removal takes the place of quantities that still wait', async () => {
  const user = await openCart(studioLaptop.id, studioHeadphones.id)
  const { asked, letGo } = hold('put', '/api/cart/update')
  await user.tripleClick(await plus())
  await user.click(screen.getByRole('button', { name: `Remove ${studioLaptop.title}` }))
  expect(screen.queryByText(studioLaptop.title)).not.toBeInTheDocument()
  letGo()
  expect(await screen.findByText('Item has been removed from your cart.')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a read that answers after a later change does not undo it', async () => {
  const user = await openCart(studioLaptop.id)
  const late = hold('get', '/api/cart')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-written' }))
  await waitFor(() => expect(late.asked).toHaveLength(1))
  const slow = hold('put', '/api/cart/update')
  await user.click(await plus())
  late.letGo()
  expect(quantities()).toEqual(['2'])
  slow.letGo()
  await waitFor(() => expect(late.asked.length).toBeGreaterThan(1))
  expect(quantities()).toEqual(['2'])
})

test('a failed change and a failed read after it put back what was known before', async () => {
  const user = await openCart(studioLaptop.id)
  server.use(...scenario('update-offline'), ...scenario('cart-offline'))
  await user.click(await plus())
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(screen.getByRole('button', { name: `Remove ${studioLaptop.title}` })).toBeVisible()
})

test('a product that has vanished from the catalogue takes its line with it when it is next read', async () => {
  const user = await openCart(studioLaptop.id, studioHeadphones.id)
  seed({ products: products.filter(({ id }) => id !== studioLaptop.id) })
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${studioHeadphones.title}` }))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(studioLaptop.title)).not.toBeInTheDocument())
})

test('the same line twice in an answer is one line with both quantities', async () => {
  server.use(...scenario('cart-line-twice'))
  await openCart()
  expect(quantities()).toEqual(['2', '1'])
})

test('a cart of 200 lines shows them all', async () => {
  server.use(...scenario('cart-200-lines'))
  await openCart()
  expect(within(screen.getByRole('list', { name: 'Cart items' })).getAllByRole('listitem')).toHaveLength(200)
})

test('lines of no quantity are left out with a warning each, and a count of halves is none', async () => {
  server.use(...scenario('cart-odd-quantities'))
  renderApp('/cart')
  await screen.findByRole('region', { name: 'Order Summary' })
  expect(quantities()).toEqual(['1000000000'])
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible()
  expect(takeWarnings()).toEqual([0, 1, 2].map((line) => expect.stringContaining(`Dropped cart line ${line} `)))
})

test('a cart of which no line can be read failed to load, and is not an empty one', async () => {
  server.use(...scenario('cart-all-broken'))
  renderApp('/cart')
  expect(await screen.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  expect(takeWarnings()).toHaveLength(2)
})

test('with storage full the cart still works', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const user = await openCart(studioLaptop.id)
  await user.click(await plus())
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})
