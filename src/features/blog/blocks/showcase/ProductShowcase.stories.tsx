import { overtonePost } from '#fixtures/posts.ts'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { ProductShowcase } from './ProductShowcase.tsx'

const meta = preview.meta({
  title: 'Components/Post/Product showcase',
  tags: ['since:0.1.0'],
  component: ProductShowcase,
  decorators: [inArticle],
  args: {
    productIds: [fullPriceTurntable.id, studioHeadphones.id],
    badge: 'Two that are easy to set up',
    priceNote: 'Prices are set by the retailer and can change.',
    ctaText: 'See all deals',
    ctaUrl: '/deals',
  },
  parameters: {
    guide: {
      do: 'Say in the note why these products are here.',
      dont: 'Do not use it for a list that needs filters.',
      keyboard: 'Tab moves from product to product, then to the link.',
    },
    docs: {
      description: {
        component:
          'Products of a post, with a title, a note and a link. Products that fail to load are left out; the text stays. For a list with filters, link to it.',
      },
    },
  },
})

export const Loaded = meta.story({})

/** A link to the retailer has the affiliate disclosure beside it. */
export const LeadsToTheRetailer = meta.story({
  args: { ctaText: 'Buy both', ctaUrl: 'https://halyard.example/list' },
})

export const OneProduct = meta.story({ args: { productIds: [studioHeadphones.id], badge: 'The one we kept' } })

export const FourProducts = meta.story({ args: blockIn(overtonePost, 'product-showcase') })

/** Products without badge, note and button. */
export const Bare = meta.story({
  args: { badge: undefined, priceNote: undefined, ctaText: undefined, ctaUrl: undefined },
})

/** A product that fails to load is left out. */
export const OneFailed = meta.story({
  parameters: inIframe({ demo: ['showcase-404'], steps: [{ see: studioHeadphones.title }] }, 800),
})

/** Badge, note and button stay without any product. */
export const AllFailed = meta.story({
  parameters: inIframe({ demo: ['product-404'], steps: [{ see: 'See all deals' }] }, 400),
})

export const Loading = meta.story({ parameters: inIframe({ demo: ['product-never'] }, 800) })

export const LongText = meta.story({
  args: { badge: LONG, priceNote: `${LONG}.`, ctaText: LONG },
  parameters: inIframe({ demo: ['texts-long'], steps: [{ see: LONG }] }, 1200),
})

export const Arabic = meta.story({
  args: { badge: RTL_TITLE, priceNote: RTL_TITLE, ctaText: 'كل العروض' },
  parameters: inIframe({ demo: ['texts-rtl'], steps: [{ see: RTL_TITLE }] }, 800),
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
