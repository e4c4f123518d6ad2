import { render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { bareHeadphones, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { createMoney, US_DOLLARS } from '#src/lib/money.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderCart } from '#src/testing/render-cart.tsx'
import { server } from '#src/testing/setup.ts'
import { useCart } from './state/CartProvider.tsx'

const { title } = studioLaptop
const dollars = createMoney(US_DOLLARS)
const findRemove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })
const rowOf = async (name: string) => within((await findRemove(name)).closest('li') ?? document.body)

test('an empty cart links to the shop', async () => {
  await renderCart()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/')
})

test('a cart shows its lines with prices and controls, which of them are sold out, and the order summary', async () => {
  await renderCart(studioLaptop.id, studioLaptop.id, bareHeadphones.id)

  const row = await rowOf(title)
  expect(row.getByRole('presentation')).toHaveAttribute('src', `/${studioLaptop.images[0]}`)
  expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/products/${studioLaptop.id}`)
  expect(row.getByText('$2,399.00')).toBeVisible()
  expect(row.getByText('$4,798.00').parentElement).toHaveTextContent('Total $4,798.00')
  expect(row.getByText('2')).toBeVisible()
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    `Decrease quantity of ${title}`,
    `Increase quantity of ${title}`,
    `Remove ${title}`,
  ])
  expect(row.queryByText('Sold out')).not.toBeInTheDocument()

  const soldOut = await rowOf(bareHeadphones.title)
  expect(soldOut.getByText('Sold out').parentElement).toHaveTextContent(/^\$/)
  expect(soldOut.getAllByRole('button')).toHaveLength(3)

  const summary = within(screen.getByRole('region', { name: 'Order Summary' }))
  const sum = 2 * Number(studioLaptop.price) + Number(bareHeadphones.price)
  const shown = sum.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(summary.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
    '3',
    shown,
    'Calculated at Halyard',
    'Calculated at Halyard',
    shown,
  ])
})

test('a line shows the brand above a title that does not begin with it', async () => {
  server.use(
    http.get('/api/cart', () =>
      HttpResponse.json([
        { product: { ...studioLaptop, brand: 'Norrvane' }, quantity: 1 },
        { product: { ...studioHeadphones, brand: 'Ostrel' }, quantity: 1 },
      ]),
    ),
  )
  await renderCart()
  expect((await rowOf(studioHeadphones.title)).getByText('Ostrel')).toBeVisible()
  expect((await rowOf(title)).queryByText('Norrvane')).not.toBeInTheDocument()
})

test('plus and minus change the quantity, and minus at quantity 1 removes the line', async () => {
  const user = await renderCart(studioLaptop.id)
  const row = await rowOf(title)
  await user.click(row.getByRole('button', { name: `Increase quantity of ${title}` }))
  expect(await row.findByText('2')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  const minus = row.getByRole('button', { name: `Decrease quantity of ${title}` })
  await user.click(minus)
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await user.click(minus)
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await screen.findByText('Item has been removed from your cart.')).toBeVisible()
})

test('two presses of plus are announced once, with product, quantity and totals', async () => {
  const user = await renderCart(studioLaptop.id, studioHeadphones.id)
  const plus = await screen.findByRole('button', { name: `Increase quantity of ${title}` })
  const announced: (string | null)[] = []
  const statuses = screen.getAllByRole('status')
  const observer = new MutationObserver(() => announced.push(...statuses.map((status) => status.textContent)))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.dblClick(plus)
  const [lineTotal, total] = [
    3 * Number(studioLaptop.price),
    3 * Number(studioLaptop.price) + Number(studioHeadphones.price),
  ]
  const text = `${title}, quantity 3, ${dollars.format(lineTotal)}. Estimated Total ${dollars.format(total)}`
  await waitFor(() => expect(announced).toContain(text))
  observer.disconnect()
  expect(new Set(announced.filter(Boolean))).toEqual(new Set([text]))
})

test('Undo adds the removed quantity in one request, and shows the toast of an add', async () => {
  await fillCart(studioLaptop.id, studioLaptop.id)
  const user = await renderCart(studioLaptop.id, studioHeadphones.id)
  await user.click(await findRemove(title))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const toast = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect(await toast.findByRole('presentation')).toHaveAttribute('src', `/${studioLaptop.images[0]}`)
  const writes: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET') writes.push([request.method, await request.clone().json()])
  })
  // By keyboard, because jsdom does not implement pointer capture.
  undo.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
  expect((await rowOf(title)).getByText('3')).toBeVisible()
  expect(writes).toEqual([['POST', { productId: studioLaptop.id, quantity: 3 }]])
  server.events.removeAllListeners()
})

test('a failed change of the quantity, removal or clearing restores the cart and shows a toast', async () => {
  server.use(...scenario('update-500'), ...scenario('remove-500'), ...scenario('clear-500'))
  const user = await renderCart(studioLaptop.id)
  await user.click(await screen.findByRole('button', { name: `Increase quantity of ${title}` }))
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await user.click(await findRemove(title))
  expect(await screen.findByText('Failed to remove item. Please try again.')).toBeVisible()
  expect(await findRemove(title)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear cart' }))
  await user.click(await screen.findByRole('button', { name: 'Clear all items' }))
  expect(await screen.findByText('Failed to clear cart')).toBeVisible()
  expect(await findRemove(title)).toBeVisible()
})

test('Clear cart asks for confirmation: Keep items keeps the cart, and Clear all items empties it', async () => {
  const user = await renderCart(studioLaptop.id, studioHeadphones.id)
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear your cart?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep items' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await findRemove(title)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Clear cart' }))
  await user.click(await screen.findByRole('button', { name: 'Clear all items' }))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await screen.findByText('Cart cleared successfully')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('useCart throws outside of CartProvider', () => {
  const Outside = () => <>{useCart() && 'never'}</>
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Outside />)).toThrow('useCart must be used within a CartProvider')
})
