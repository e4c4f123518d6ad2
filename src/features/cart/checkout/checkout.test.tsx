/** Checkout (spec §4, §5, §8; product/cart.md). */
import { screen, within } from '@testing-library/react'
import {
  pocketRecorder,
  studioHeadphones,
  studioLaptop,
  unlinkedPhone,
  unsafeLinkDoorbell,
} from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderApp, renderWithProviders } from '#src/testing/render-app.tsx'
import { renderCart } from '#src/testing/render-cart.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const checkOut = { name: 'Check Out & Buy All Products on Halyard' }

/** Mocks a popup blocker that allows `count` tabs. */
function allowPopups(count: number) {
  const tabs: { opener: unknown; location: { href: string } }[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (tabs.length === count) return null
    const tab = { opener: window, location: { href: 'about:blank' } }
    tabs.push(tab)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Has the members that checkout uses.
    return tab as unknown as Window
  })
  return tabs
}

test('checkout opens one tab without an opener per purchase link, and shows the number of tabs', async () => {
  const tabs = allowPopups(Number.POSITIVE_INFINITY)
  const user = await renderCart(studioLaptop.id, studioHeadphones.id, unlinkedPhone.id, unsafeLinkDoorbell.id)
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('Opening 2 Halyard product pages for purchase')).toBeVisible()
  expect(tabs.map((tab) => tab.opener)).toEqual([null, null])
  expect(tabs[0]?.location.href).toBe(`${location.origin}/retailer/?asin=${studioLaptop.asin}&tag=overtone-20`)
})

/** Returns the link texts in a list of the checkout result. */
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the checkout result lists opened and blocked tabs as links', async () => {
  allowPopups(1)
  const user = await renderCart(studioLaptop.id, studioHeadphones.id, pocketRecorder.id)
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('Opening 1 Halyard product pages for purchase')).toBeVisible()
  expect(screen.getByText('1 of 3 opened')).toBeVisible()
  expect(listed('Opened')).toEqual([`${studioLaptop.title} (opens a new tab)`])
  expect(listed('Not opened')).toEqual([
    `${studioHeadphones.title} (opens a new tab)`,
    `${pocketRecorder.title} (opens a new tab)`,
  ])
  const link = screen.getByRole('link', { name: `${studioHeadphones.title} (opens a new tab)` })
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  [1, '1 of 3 opened Your browser blocked the rest. Open them here:', 'Checkout Initiated'],
  [0, '0 of 3 opened Your browser blocked them. Open them here:', 'Popup Blocked'],
])(
  'with %i of 3 tabs, one existing status announces the result, and the toast only its title',
  async (count, result, title) => {
    allowPopups(count)
    const user = await renderCart(studioLaptop.id, studioHeadphones.id, pocketRecorder.id)
    const status = await within(await screen.findByRole('region', { name: 'Order Summary' })).findByRole('status')
    expect(status).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', checkOut))
    expect(status).toHaveTextContent(new RegExp(`^${result}$`))
    expect(await screen.findByText(`Notification ${title}`)).toHaveAttribute('aria-live', 'polite')
    const [shown] = status.children
    await user.click(screen.getByRole('button', checkOut))
    // A new element, so that an equal result is announced again.
    expect(shown).not.toBeInTheDocument()
    expect(status).toHaveTextContent('0 of 3 opened')
  },
)

test.each<[string, () => Window | null]>([
  ['returns the page’s own window', () => window],
  [
    'throws',
    () => {
      throw new Error('Not supported')
    },
  ],
])('checkout lists all links if `window.open` %s', async (_answer, open) => {
  vi.spyOn(window, 'open').mockImplementation(open)
  const url = location.href
  const user = await renderCart(studioLaptop.id, studioHeadphones.id)
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('0 of 2 opened')).toBeVisible()
  expect(listed('Not opened')).toHaveLength(2)
  expect(location.href).toBe(url)
})

test('the checkout result stays while the cart has the same products', async () => {
  allowPopups(1)
  await fillCart(studioLaptop.id, studioHeadphones.id)
  const user = renderApp('/cart')
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('1 of 2 opened')).toBeVisible()
  await user.click(screen.getByRole('link', { name: studioLaptop.title }))
  expect(await screen.findByRole('heading', { level: 1, name: studioLaptop.title })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }))
  expect(await screen.findByText('1 of 2 opened')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${studioLaptop.title}` }))
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  expect(screen.getByText('1 of 2 opened')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Remove ${studioLaptop.title}` }))
  expect(screen.queryByText('1 of 2 opened')).not.toBeInTheDocument()
})

test('checkout shows a toast and lists all links if every popup is blocked', async () => {
  allowPopups(0)
  const user = await renderCart(studioLaptop.id)
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('Popup Blocked')).toBeVisible()
  expect(screen.getByText('Please allow popups for this site and try again')).toBeVisible()
  expect(screen.getByText('0 of 1 opened')).toBeVisible()
  expect(screen.getByText('Your browser blocked it. Open it here:')).toBeVisible()
  expect(listed('Not opened')).toEqual([`${studioLaptop.title} (opens a new tab)`])
})

test('checkout shows a toast if no line has a purchase link', async () => {
  const tabs = allowPopups(1)
  const user = await renderCart(unlinkedPhone.id, unsafeLinkDoorbell.id)
  await user.click(await screen.findByRole('button', checkOut))
  expect(await screen.findByText('No Halyard Links')).toBeVisible()
  expect(screen.getByText('No Halyard purchase links available for these products')).toBeVisible()
  expect(tabs).toEqual([])
})

test('checkout shows a toast if the cart is empty', async () => {
  const tabs = allowPopups(1)
  const user = renderWithProviders(<OrderSummary cart={[]} readAt={0} />)
  await user.click(screen.getByRole('button', checkOut))
  expect(await screen.findByText('Empty Cart')).toBeVisible()
  expect(screen.getByText('Please add items to your cart before checking out')).toBeVisible()
  expect(tabs).toEqual([])
})

test.each([
  ['one tab per product', [studioLaptop.id, studioHeadphones.id], 'Opens 2 new tabs, one per product.'],
  ['a single tab', [studioLaptop.id], 'Opens 1 new tab.'],
  ['fewer tabs than products', [studioLaptop.id, unlinkedPhone.id], 'Opens 1 new tab. 1 product has no purchase link.'],
  ['no tabs', [unlinkedPhone.id, unsafeLinkDoorbell.id], 'Opens no tabs. 2 products have no purchase link.'],
])('the description of the checkout button states the number of tabs: %s', async (_what, ids, line) => {
  await renderCart(...ids)
  expect(await screen.findByRole('button', checkOut)).toHaveAccessibleDescription(line)
})

test('button and disclosure name the configured retailer', () => {
  const site = { ...DEFAULT_CONFIG, retailer: { name: 'Brightwater' } }
  renderWithProviders(<OrderSummary cart={[{ product: studioLaptop, quantity: 1 }]} readAt={0} />, site)
  expect(screen.getByRole('button', { name: 'Check Out & Buy All Products on Brightwater' })).toBeVisible()
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }))
  expect(summary.getByText(/opens at Brightwater in a new tab.*We may earn a commission/)).toBeVisible()
  expect(summary.getAllByText('Calculated at Brightwater')).toHaveLength(2)
})
