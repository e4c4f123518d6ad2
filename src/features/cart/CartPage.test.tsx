import { render, screen, within } from '@testing-library/react'
import { bareHeadphones, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { send } from '#src/api/client.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { useCart } from './state/CartProvider.tsx'

const add = (productId: string, quantity = 1) => send('add', { productId, quantity })
const line = (title: string) =>
  screen.findByRole('button', { name: `Remove ${title}` }).then((button) => button.closest('li'))

async function openCart(...productIds: string[]) {
  for (const id of productIds) await add(id)
  return renderApp('/cart')
}

test('an empty cart links to the shop', async () => {
  await openCart()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/')
})

test('the summary shows the number of items, the sum, and that the retailer calculates shipping and tax', async () => {
  await add(studioLaptop.id, 2)
  await openCart(studioHeadphones.id)
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  const sum = 2 * Number(studioLaptop.price) + Number(studioHeadphones.price)
  const shown = sum.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(summary.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
    '3',
    shown,
    'Calculated at Halyard',
    'Calculated at Halyard',
    shown,
  ])
})

test('a line whose product is out of stock shows Sold out beside the price and keeps its controls', async () => {
  await openCart(bareHeadphones.id)
  const row = within((await line(bareHeadphones.title)) ?? document.body)
  expect(row.getByText('Sold out').parentElement).toHaveTextContent(/^\$/)
  expect(row.getAllByRole('button')).toHaveLength(3)
})

test('a line shows picture, linked title, price, quantity, total and controls', async () => {
  await add(studioLaptop.id, 2)
  await openCart()
  const row = within((await line(studioLaptop.title)) ?? document.body)
  expect(row.getByRole('presentation')).toHaveAttribute('src', `/${studioLaptop.images[0]}`)
  expect(row.getByRole('link', { name: studioLaptop.title })).toHaveAttribute('href', `/products/${studioLaptop.id}`)
  expect(row.getByText('$2,399.00')).toBeVisible()
  expect(row.getByText('$4,798.00').parentElement).toHaveTextContent('Total $4,798.00')
  expect(row.getByText('2')).toBeVisible()
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    `Decrease quantity of ${studioLaptop.title}`,
    `Increase quantity of ${studioLaptop.title}`,
    `Remove ${studioLaptop.title}`,
  ])
})

test('plus and minus change the quantity, and a double click on plus adds two', async () => {
  const user = await openCart(studioLaptop.id)
  const row = within((await line(studioLaptop.title)) ?? document.body)
  const plus = row.getByRole('button', { name: `Increase quantity of ${studioLaptop.title}` })
  await user.dblClick(plus)
  expect(await row.findByText('3')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await user.click(row.getByRole('button', { name: `Decrease quantity of ${studioLaptop.title}` }))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('minus at quantity 1 removes the line', async () => {
  const user = await openCart(studioLaptop.id)
  await user.click(await screen.findByRole('button', { name: `Decrease quantity of ${studioLaptop.title}` }))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await screen.findByText('Item has been removed from your cart.')).toBeVisible()
})

test('Undo adds the removed quantity in one request, and shows the toast of an add', async () => {
  await add(studioLaptop.id, 3)
  const user = await openCart(studioHeadphones.id)
  await user.click(await screen.findByRole('button', { name: `Remove ${studioLaptop.title}` }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const toast = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect(toast.getByRole('presentation')).toHaveAttribute('src', `/${studioLaptop.images[0]}`)
  const writes: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET') writes.push([request.method, await request.clone().json()])
  })
  // By keyboard, because jsdom does not implement pointer capture.
  undo.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
  expect(within((await line(studioLaptop.title)) ?? document.body).getByText('3')).toBeVisible()
  expect(writes).toEqual([['POST', { productId: studioLaptop.id, quantity: 3 }]])
  server.events.removeAllListeners()
})

test('a failed quantity change restores the quantity and shows a toast', async () => {
  server.use(...scenario('update-500'))
  const user = await openCart(studioLaptop.id)
  await user.click(await screen.findByRole('button', { name: `Increase quantity of ${studioLaptop.title}` }))
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a failed removal restores the line and shows a toast', async () => {
  server.use(...scenario('remove-500'))
  const user = await openCart(studioLaptop.id)
  await user.click(await screen.findByRole('button', { name: `Remove ${studioLaptop.title}` }))
  expect(await screen.findByText('Failed to remove item. Please try again.')).toBeVisible()
  expect(await line(studioLaptop.title)).toBeVisible()
})

test('removing a line focuses the next line, and removing the only line focuses the content', async () => {
  const user = await openCart(studioLaptop.id, studioHeadphones.id)
  await user.click(await screen.findByRole('button', { name: `Remove ${studioLaptop.title}` }))
  expect(await line(studioHeadphones.title)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: `Decrease quantity of ${studioHeadphones.title}` }))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('Clear cart', () => {
  test('asks for confirmation, and Keep items keeps the cart', async () => {
    const user = await openCart(studioLaptop.id)
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear your cart?' }))
    await user.click(dialog.getByRole('button', { name: 'Keep items' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await line(studioLaptop.title)).toBeVisible()
  })

  test('empties the cart and shows a toast', async () => {
    const user = await openCart(studioLaptop.id, studioHeadphones.id)
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
    await user.click(await screen.findByRole('button', { name: 'Clear all items' }))
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(await screen.findByText('Cart cleared successfully')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  })

  test('restores the cart when it fails', async () => {
    server.use(...scenario('clear-500'))
    const user = await openCart(studioLaptop.id)
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
    await user.click(await screen.findByRole('button', { name: 'Clear all items' }))
    expect(await screen.findByText('Failed to clear cart')).toBeVisible()
    expect(await line(studioLaptop.title)).toBeVisible()
  })
})

test('useCart throws outside of CartProvider', () => {
  const Outside = () => <>{useCart() && 'never'}</>
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Outside />)).toThrow('useCart must be used within a CartProvider')
})
