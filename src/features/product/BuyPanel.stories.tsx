import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones, unlinkedPhone, unratedTripod } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { BuyPanel } from './BuyPanel.tsx'

const headphones = apiProduct(studioHeadphones)

const meta = preview.meta({
  title: 'Components/Product/Buy panel',
  component: BuyPanel,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, md: 6 }, maxWidth: { md: 520 } }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: headphones },
  parameters: {
    docs: {
      description: {
        component:
          'What a product is, what it costs, and the way to the retailer. One to a page: on a phone its two buttons stay at the bottom of the screen. Among other products use the product card.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says what is saved', async ({ canvas }) => {
  await expect(canvas.getByText('Save $50.00')).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a[role=button]'] } } })

export const AllBadges = meta.story({
  args: { product: { ...headphones, isNewArrival: true, isFeatured: true, price: '339.00', discountPercentage: 15 } },
})
AllBadges.test('shows every badge, the most important first', async ({ canvas }) => {
  const badges = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
  await expect(badges).toEqual(['Best Seller', 'New Arrival', 'Featured', 'Limited Deal'])
})

export const FullPriceWithoutBadge = meta.story({
  args: { product: { ...headphones, isBestSeller: false, originalPrice: null, discountPercentage: null } },
})

export const NoRating = meta.story({ args: { product: apiProduct(unratedTripod) } })

/** A link that is not safe to follow counts as none. */
export const NoLink = meta.story({ args: { product: apiProduct(unlinkedPhone) } })
NoLink.test('can’t be bought', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
})

export const Wished = meta.story({ beforeEach: wishlisted(headphones.id) })
Wished.test('says that it is saved', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Save ${headphones.title} to wishlist` })).toBePressed()
})

export const UnreadablePrice = meta.story({
  args: { product: { ...headphones, price: 'ask us', originalPrice: null } },
})
UnreadablePrice.test('shows a dash', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible()
})

export const LongText = meta.story({ args: { product: { ...headphones, title: LONG, brand: LONG } } })

export const Arabic = meta.story({ args: { product: { ...headphones, title: RTL_TITLE } } })

/** The two buttons stay at the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** At the bottom the two buttons alone: the note would leave little to read. */
export const PhoneOnItsSide = meta.story({ globals: { viewport: { value: 'phone', isRotated: true } } })
