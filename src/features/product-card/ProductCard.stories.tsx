import Box from '@mui/material/Box'
import { type PropsWithChildren, useEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import {
  brokenImageSpeaker,
  fullPriceTurntable,
  pocketRecorder,
  singleImageLens,
  studioHeadphones,
  studioLaptop,
  unratedTripod,
} from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { ProductCard } from './ProductCard.tsx'

const laptop = apiProduct(studioLaptop)

const meta = preview.meta({
  title: 'Components/Product/Product card',
  component: ProductCard,
  decorators: [
    (Story, { args: { view } }) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, ...(view === 'list' ? { maxWidth: 1000 } : COLUMN) }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: laptop, isEager: true },
  argTypes: { view: { control: 'inline-radio', options: ['grid', 'list'] } },
  parameters: {
    docs: {
      description: {
        component:
          'One product among others: the whole card leads to its page, the heart and Add to Cart excepted. It shows one badge, the most important that the product has earned. Where a product stands alone, use the buy panel.',
      },
    },
  },
})

/** As one of two columns on a phone, and of four on a large screen. */
const COLUMN = { width: { xs: 'calc(50% + 8px)', sm: 320 } }

export const Default = meta.story({})
Default.test('adds one to the cart, and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${studioLaptop.title}` }))
  await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
})
Default.test('leads to its product', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: studioLaptop.title })).toHaveAttribute(
    'href',
    expect.stringMatching(/products\/norrvane-studio-16$/),
  )
})

/** Shows its second picture. */
export const Hover = meta.story({
  parameters: { pseudo: { hover: true } },
  decorators: [
    (Story) => (
      <PointedAt>
        <Story />
      </PointedAt>
    ),
  ],
})

function PointedAt({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pointer = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    place.current?.querySelector('article')?.dispatchEvent(pointer)
  }, [])
  return <div ref={place}>{children}</div>
}

/** Around all of the card, since all of it leads to the product. */
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['h3 a'] } } })

export const Wished = meta.story({ beforeEach: wishlisted(laptop.id) })
Wished.test('says that it is saved', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Save ${studioLaptop.title} to wishlist` })).toBePressed()
})

export const BestSeller = meta.story({ args: { product: apiProduct(studioHeadphones) } })
BestSeller.test('shows the most important badge alone', async ({ canvas }) => {
  await expect(canvas.getByText('Best Seller')).toBeVisible()
  await expect(canvas.queryByText('Limited Deal')).toBeNull()
})

export const Featured = meta.story({
  args: { product: { ...apiProduct(pocketRecorder), isNewArrival: false, isFeatured: true } },
})

export const LimitedDeal = meta.story({ args: { product: { ...laptop, isNewArrival: false } } })

export const FullPrice = meta.story({ args: { product: apiProduct(fullPriceTurntable) } })

export const NoBadge = meta.story({ args: { product: apiProduct(singleImageLens) } })

export const NoRating = meta.story({ args: { product: apiProduct(unratedTripod) } })

export const UnreadablePrice = meta.story({ args: { product: { ...laptop, price: 'ask us', originalPrice: null } } })
UnreadablePrice.test('shows a dash', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible()
})

export const LongText = meta.story({ args: { product: { ...laptop, title: LONG, brand: LONG } } })

export const Arabic = meta.story({ args: { product: { ...laptop, title: RTL_TITLE } } })

/** The same placeholder stands where a product has no picture. */
export const FailedPicture = meta.story({ args: { product: brokenImageSpeaker } })

/** One of two columns. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const List = meta.story({ args: { view: 'list' } })

export const ListArabic = meta.story({ args: { view: 'list', product: { ...laptop, title: RTL_TITLE } } })

export const ListPhone = meta.story({ args: { view: 'list' }, globals: { viewport: { value: 'phone' } } })
