/** When cart and count are read: together, and again whenever the cart is opened (spec §4: cart data is always stale). */
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server, takeWarnings } from '#src/testing/setup.ts'
import { CartLink } from './CartLink.tsx'
import { CartPage } from './CartPage.tsx'

const BOTH = ['/api/cart', '/api/cart/count']

/** The header's link, and the cart page where it is opened and closed. */
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

/** The reads from now on. */
function countReads(): string[] {
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  return reads
}

const badge = (name: string | RegExp) => screen.findByRole('link', { name })
const line = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })
const toggle = { name: 'Open or close' }

afterEach(() => server.events.removeAllListeners())

test('a shop that is opened at the cart reads both once', async () => {
  await fillCart(studioLaptop.id)
  const reads = countReads()
  renderWithProviders(<Shop isOpen />)
  await badge('Cart, 1 item')
  await line(studioLaptop.title)
  expect(reads.toSorted()).toEqual(BOTH)
})

test('opening the cart reads both again, once: a change from another device shows in the lines and the header', async () => {
  await fillCart(studioLaptop.id)
  const user = renderWithProviders(<Shop />)
  await badge('Cart, 1 item')
  await fillCart(studioHeadphones.id)
  const reads = countReads()
  await user.click(screen.getByRole('button', toggle))
  await line(studioHeadphones.title)
  await badge('Cart, 2 items')
  expect(reads.toSorted()).toEqual(BOTH)
})

test('Retry after a failure brings the lines back, and the count', async () => {
  await fillCart(studioLaptop.id)
  server.use(...scenario('cart-500'), ...scenario('count-500'))
  const user = renderWithProviders(<Shop isOpen />)
  await screen.findByRole('heading', { name: 'Failed to load cart' })
  server.resetHandlers()
  const reads = countReads()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await line(studioLaptop.title)
  await badge('Cart, 1 item')
  expect(reads.toSorted()).toEqual(BOTH)
})

test.each<ScenarioName>(['cart-500', 'cart-misshapen', 'cart-offline', 'cart-all-broken'])(
  'with %s a cart that was never read failed to load, however well its count is known',
  async (name) => {
    await fillCart(studioLaptop.id)
    server.use(...scenario(name))
    renderWithProviders(<Shop isOpen />)
    await badge(/^Cart, [12] items?$/)
    expect(await screen.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
    takeWarnings()
  },
)

describe('a later read that fails', () => {
  /** A cart that was shown, closed, and is opened again while the server fails. */
  async function openAgain(...productIds: string[]) {
    await fillCart(...productIds)
    const user = renderWithProviders(<Shop isOpen />)
    await screen.findByRole('heading', { level: 1, name: /cart/ })
    await badge(productIds.length === 1 ? 'Cart, 1 item' : 'Cart, 0 items')
    await user.click(screen.getByRole('button', toggle))
    server.use(...scenario('cart-500'))
    await user.click(screen.getByRole('button', toggle))
    return { user, alert: await screen.findByRole('alert') }
  }

  test('keeps the known lines and says so, until Retry has read them', async () => {
    const { user, alert } = await openAgain(studioLaptop.id)
    expect(alert).toHaveTextContent('Your cart could not be read again.')
    expect(await line(studioLaptop.title)).toBeVisible()
    await fillCart(studioHeadphones.id)
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await line(studioHeadphones.title)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await badge('Cart, 2 items')
  })

  test('says so again when Retry fails too', async () => {
    const { user, alert } = await openAgain(studioLaptop.id)
    server.use(...scenario('cart-never'), ...scenario('count-never'))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(alert).toHaveTextContent('Reading your cart again…')
    expect(within(alert).getByRole('button', { name: 'Retry' })).toHaveFocus()
    server.use(...scenario('cart-offline'))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(alert).toHaveTextContent('Your cart could not be read again.'))
  })

  test('of an empty cart does not pass for an empty cart', async () => {
    const { alert } = await openAgain()
    expect(alert).toHaveTextContent('Your cart could not be read again.')
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})
