import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { chooseScenarios } from '#storybook/shop/shop-api.ts'

const meta = preview.meta({
  title: 'Pages/Cart',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: '/cart/', demo: ['cart-5-lines'] } },
})

const TABS = 'Opens 5 new tabs, one per product.'

export const Loaded = meta.story({ tags: ['!nightly', 'both-shops'], parameters: shows(TABS) })

export const Removed = meta.story({ parameters: shows('Item removed', { steps: ['Remove'] }) })

/** The new quantity shows at once. The old one returns when the request fails. */
export const UpdateFailed = meta.story({
  parameters: shows('Failed to update quantity. Please try again.', {
    demo: ['cart-5-lines', 'update-500'],
    steps: ['Increase quantity'],
  }),
})

export const Clearing = meta.story({
  tags: ['!nightly'],
  parameters: shows('Clear your cart?', { steps: ['Clear cart'] }),
})

export const Empty = meta.story({ tags: ['!nightly'], parameters: shows('Your cart is empty', { demo: [] }) })

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

export const LongText = meta.story({ parameters: shows(LONG, { demo: ['texts-long', 'cart-5-lines'] }) })

export const Arabic = meta.story({ parameters: shows(RTL_TITLE, { demo: ['texts-rtl', 'cart-5-lines'] }) })

/** The summary is below the lines. */
export const Phone = meta.story({ parameters: Loaded.input.parameters, globals: { viewport: { value: 'phone' } } })
