import Box from '@mui/material/Box'
import { studioHeadphones, unlinkedPhone, unratedTripod } from '#fixtures/products.ts'
import { LONG, RETAIL_BRAND, RETAIL_TITLE, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import { asLive, withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { BuyPanel } from './BuyPanel.tsx'

const headphones = apiProduct(studioHeadphones)

const meta = preview.meta({
  title: 'Components/Product/Buy panel',
  tags: ['since:0.1.0'],
  component: BuyPanel,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, md: 6 }, maxWidth: { md: 520 } }}>{Story()}</Box>],
  args: { product: headphones, readAt: Date.UTC(2026, 2, 10, 14, 5) },
  parameters: {
    guide: {
      do: 'Keep name, price and buttons in one view.',
      dont: 'Do not put a second panel on the page.',
      keyboard: 'Tab moves through the heart, Share, Add to Cart and Buy Now.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The name and the price of a product, and the link to the retailer. Use one per page. On a phone its two buttons are fixed at the bottom of the screen. Among other products, use the product card.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a[role=button]'] } } })

export const AllBadges = meta.story({
  args: { product: { ...headphones, isNewArrival: true, isFeatured: true, price: '339.00', discountPercentage: 15 } },
})

export const FullPriceWithoutBadge = meta.story({
  args: { product: { ...headphones, isBestSeller: false, originalPrice: null, discountPercentage: null } },
})

export const NoRating = meta.story({ args: { product: apiProduct(unratedTripod) } })

/** The product has no link to the retailer, or an unsafe one. */
export const NoLink = meta.story({ args: { product: apiProduct(unlinkedPhone) } })

export const Wishlisted = meta.story({ beforeEach: wishlisted(headphones.id), parameters: inIframe({}, 600) })

/** The buttons are the same as for a product in stock. */
export const SoldOut = meta.story({ args: { product: { ...headphones, isAvailable: false } } })

export const UnreadablePrice = meta.story({
  args: { product: { ...headphones, price: 'ask us', originalPrice: null } },
})

export const LongText = meta.story({ args: { product: { ...headphones, title: LONG, brand: `Maker of ${LONG}` } } })

/** A title of 140 characters and a brand of 25, as retailers write them. */
export const LongTextOfARetailer = meta.story({
  args: { product: { ...headphones, title: RETAIL_TITLE, brand: RETAIL_BRAND } },
})

export const Arabic = meta.story({ args: { product: { ...headphones, title: RTL_TITLE } } })

/** A live shop says when the prices were read. */
export const Live = meta.story({
  decorators: [withSite(asLive)],
})

/** The two buttons are fixed at the bottom of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** On a short screen only the two buttons are fixed. The disclosure is in the page. */
export const PhoneOnItsSide = meta.story({ globals: { viewport: { value: 'phone', isRotated: true } } })
