/** Requests for the cart and its count. Opening the cart fetches both, because cart data is always stale (spec §4). */
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { CartPage } from '#src/features/cart/CartPage.tsx'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const BOTH = ['/api/cart', '/api/cart/count']

/** The header's link, and a cart page that can be opened and closed. */
function Shop({ isOpen: isOpenAtFirst = false }: { isOpen?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <CartLink />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen && <CartPage />}
    </>
  )
}

/** Records the paths of reads from now on. */
function recordReads(): string[] {
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  return reads
}

const badge = (name: string) => screen.findByRole('link', { name })
const line = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })
const toggle = { name: 'Open or close' }

afterEach(() => server.events.removeAllListeners())

test('a visit that starts at the cart fetches the cart and the count once', async () => {
  await fillCart(studioLaptop.id)
  const reads = recordReads()
  renderWithProviders(<Shop isOpen />)
  await badge('Cart, 1 item')
  await line(studioLaptop.title)
  expect(reads.toSorted()).toEqual(BOTH)
})

test('opening the cart refetches the cart and the count once', async () => {
  await fillCart(studioLaptop.id)
  const user = renderWithProviders(<Shop />)
  await badge('Cart, 1 item')
  await fillCart(studioHeadphones.id)
  const reads = recordReads()
  await user.click(screen.getByRole('button', toggle))
  await line(studioHeadphones.title)
  await badge('Cart, 2 items')
  expect(reads.toSorted()).toEqual(BOTH)
})

test('Retry fetches the cart and the count', async () => {
  await fillCart(studioLaptop.id)
  server.use(...scenario('cart-500'), ...scenario('count-500'))
  const user = renderWithProviders(<Shop isOpen />)
  await screen.findByRole('heading', { name: 'Failed to load cart' })
  expect(screen.getByText('There was a problem loading your cart. Please try again.')).toBeVisible()
  server.resetHandlers()
  const reads = recordReads()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await line(studioLaptop.title)
  await badge('Cart, 1 item')
  expect(reads.toSorted()).toEqual(BOTH)
})

test('a cart that failed to load shows an error although its count is known', async () => {
  await fillCart(studioLaptop.id)
  server.use(...scenario('cart-500'))
  renderWithProviders(<Shop isOpen />)
  await badge('Cart, 1 item')
  expect(await screen.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
})

describe('a failed refetch', () => {
  /** Shows a cart, closes it, and opens it again while the server fails. */
  async function reopen(...productIds: string[]) {
    await fillCart(...productIds)
    const user = renderWithProviders(<Shop isOpen />)
    await screen.findByRole('heading', { level: 1, name: /cart/ })
    await badge(productIds.length === 1 ? 'Cart, 1 item' : 'Cart, 0 items')
    await user.click(screen.getByRole('button', toggle))
    server.use(...scenario('cart-500'))
    await user.click(screen.getByRole('button', toggle))
    return { user, alert: await screen.findByRole('alert') }
  }

  test('keeps the known lines and shows a warning until Retry succeeds', async () => {
    const { user, alert } = await reopen(studioLaptop.id)
    expect(alert).toHaveTextContent('Your cart could not be read again.')
    expect(await line(studioLaptop.title)).toBeVisible()
    await fillCart(studioHeadphones.id)
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await line(studioHeadphones.title)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await badge('Cart, 2 items')
  })

  test('shows the warning again when Retry fails', async () => {
    const { user, alert } = await reopen(studioLaptop.id)
    server.use(...scenario('cart-never'), ...scenario('count-never'))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(alert).toHaveTextContent('Refreshing your cart…')
    expect(within(alert).getByRole('button', { name: 'Retry' })).toHaveFocus()
    server.use(...scenario('cart-offline'))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(alert).toHaveTextContent('Your cart could not be read again.'))
  })

  test('shows the warning above an empty cart', async () => {
    const { alert } = await reopen()
    expect(alert).toHaveTextContent('Your cart could not be read again.')
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})
