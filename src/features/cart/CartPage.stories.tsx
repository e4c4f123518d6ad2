import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { chooseScenarios } from '#storybook/shop/shop-api.ts'

const meta = preview.meta({
  title: 'Pages/Cart',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', demo: ['cart-5-lines'] } },
})

const TABS = 'Opens 5 new tabs, one per product.'

export const Loaded = meta.story({ parameters: shows(TABS) })

export const Removed = meta.story({ parameters: shows('Item removed', { steps: ['Remove'] }) })

/** Minus at a quantity of 1 removes the line, here the only one. */
export const MinusAtOne = meta.story({
  parameters: shows('Item removed', { demo: ['cart-1-line'], steps: ['Decrease quantity'] }),
})

/** The new quantity shows at once. The old one returns when the request fails. */
export const UpdateFailed = meta.story({
  parameters: shows('Failed to update quantity. Please try again.', {
    demo: ['cart-5-lines', 'update-500'],
    steps: ['Increase quantity'],
  }),
})

export const RemovalFailed = meta.story({
  parameters: shows('Failed to remove item. Please try again.', {
    demo: ['cart-5-lines', 'remove-500'],
    steps: ['Remove'],
  }),
})

export const Clearing = meta.story({ parameters: shows('Clear your cart?', { steps: ['Clear cart'] }) })

export const Cleared = meta.story({
  parameters: shows('Cart cleared successfully', { steps: ['Clear cart', 'Clear all items'] }),
})

export const ClearFailed = meta.story({
  parameters: shows('Failed to clear cart', {
    demo: ['cart-5-lines', 'clear-500'],
    steps: ['Clear cart', 'Clear all items'],
  }),
})

export const Empty = meta.story({ parameters: shows('Your cart is empty', { demo: [] }) })

export const Loading = meta.story({ parameters: shows('Loading your cart...', { demo: ['cart-never'] }) })

export const Failed = meta.story({ parameters: shows('Failed to load cart', { demo: ['cart-500'] }) })

/** The cart loaded once. Loading it again after a change failed. */
export const Outdated = meta.story({
  parameters: shows('Retry', { steps: ['Increase quantity'] }),
  beforeEach: () => {
    const fail = () => chooseScenarios(['cart-5-lines', 'cart-500'])
    document.addEventListener('click', fail, { capture: true, once: true })
    return () => document.removeEventListener('click', fail, true)
  },
})

export const TwoHundredLines = meta.story({
  parameters: {
    ...shows('Opens 200 new tabs, one per product.', { demo: ['cart-200-lines'] }),
    a11y: {
      // Checks three lines instead of 200, because all are alike and axe is slow.
      context: { include: ['body'], exclude: ['li:nth-child(n + 4)'] },
      // Disabled, because the accessible name has the exact count instead of the badge's “99+”.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    },
  },
})

export const AllOpened = meta.story({
  beforeEach: () => allowPopups(5),
  parameters: shows('5 of 5 opened', { steps: ['Check Out'] }),
})

/** By default, browsers allow one new tab per click and block the others. */
export const OneOpened = meta.story({
  beforeEach: () => allowPopups(1),
  parameters: shows('1 of 5 opened', { steps: ['Check Out'] }),
})

export const AllBlocked = meta.story({
  parameters: shows('0 of 5 opened', { demo: ['cart-5-lines', 'popups-blocked'], steps: ['Check Out'] }),
})

/** No product has a purchase link. */
export const NoLinks = meta.story({
  parameters: shows('No Halyard purchase links available for these products', {
    demo: ['cart-without-links'],
    steps: ['Check Out'],
  }),
})

/** Lines with an invalid quantity are left out. */
export const OddQuantities = meta.story({ parameters: shows('Order Summary', { demo: ['cart-odd-quantities'] }) })

export const LongText = meta.story({ parameters: shows(LONG, { demo: ['texts-long', 'cart-5-lines'] }) })

export const Arabic = meta.story({ parameters: shows(RTL_TITLE, { demo: ['texts-rtl', 'cart-5-lines'] }) })

/** The summary is below the lines. */
export const Phone = meta.story({ ...Loaded.input, globals: { viewport: { value: 'phone' } } })
