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
import { LONG, RETAIL_BRAND, RETAIL_TITLE, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { ProductCard } from './ProductCard.tsx'

const laptop = apiProduct(studioLaptop)

const meta = preview.meta({
  title: 'Components/Product/Product card',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: ProductCard,
  decorators: [
    (Story, { args: { view } }) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, ...(view === 'list' ? { maxWidth: 1000 } : COLUMN) }}>{Story()}</Box>
    ),
  ],
  args: { product: laptop, isEager: true },
  argTypes: { view: { control: 'inline-radio', options: ['grid', 'list'] } },
  parameters: {
    guide: {
      do: 'Show one badge, chosen by its priority.',
      dont: 'Do not add a second link: the whole card is one.',
      keyboard: 'Tab moves through the title, the heart and Add to Cart; Enter on the title opens the product.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'One product of a listing. The whole card links to its page, except for the heart and Add to Cart. It shows only the most important badge. For a single product, use the buy panel.',
      },
    },
  },
})

/** The width of one of two columns on a phone, and of one of four on a large screen. */
const COLUMN = { width: { xs: 'calc(50% + 8px)', sm: 320 } }

export const Default = meta.story({ tags: ['both-shops'] })

/** The second picture shows. */
export const Hover = meta.story({
  parameters: { pseudo: { hover: true } },
  decorators: [(Story) => <Hovered>{Story()}</Hovered>],
})

/** Dispatches the pointer event that loads the second picture. */
function Hovered({ children }: PropsWithChildren) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pointer = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    container.current?.querySelector('article')?.dispatchEvent(pointer)
  }, [])
  return <div ref={container}>{children}</div>
}

/** The ring is around the whole card, because the whole card is the link. */
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['h3 a'] } } })

export const Wishlisted = meta.story({ beforeEach: wishlisted(laptop.id), parameters: inIframe({}, 620) })

export const BestSeller = meta.story({ args: { product: apiProduct(studioHeadphones) } })

export const Featured = meta.story({
  args: { product: { ...apiProduct(pocketRecorder), isNewArrival: false, isFeatured: true } },
})

/** Reduced by more than 10 %, which the badge says unless another one comes first. */
export const Sale = meta.story({
  name: 'Sale, Limited Deal',
  tags: ['both-shops'],
  args: { product: { ...laptop, isNewArrival: false } },
})

/** Reduced by at most 10 %, without a badge. */
export const Discount = meta.story({
  args: {
    product: { ...apiProduct(singleImageLens), price: '180.00', originalPrice: '200.00', discountPercentage: 10 },
  },
})

export const FullPrice = meta.story({ args: { product: apiProduct(fullPriceTurntable) } })

export const NoBadge = meta.story({ args: { product: apiProduct(singleImageLens) } })

export const NoRating = meta.story({ args: { product: apiProduct(unratedTripod) } })

export const SoldOut = meta.story({ args: { product: { ...laptop, isAvailable: false } } })

export const UnreadablePrice = meta.story({ args: { product: { ...laptop, price: 'ask us', originalPrice: null } } })

export const LongText = meta.story({ args: { product: { ...laptop, title: LONG, brand: LONG } } })

/** A title of 140 characters and a brand of 25, as retailers write them. */
export const LongTextOfARetailer = meta.story({
  args: { product: { ...laptop, title: RETAIL_TITLE, brand: RETAIL_BRAND } },
})

export const Arabic = meta.story({ args: { product: { ...laptop, title: RTL_TITLE } } })

/** The placeholder, which products without a picture have as well. */
export const FailedPicture = meta.story({ args: { product: brokenImageSpeaker } })

/** “Sold out” is in the row of the price, so that the card is no higher. */
export const PhoneSoldOut = meta.story({
  ...SoldOut.input,
  globals: { viewport: { value: 'phone' } },
})

/** In one of two columns. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const List = meta.story({ tags: ['both-shops'], args: { view: 'list' } })

export const ListSoldOut = meta.story({ args: { view: 'list', product: { ...laptop, isAvailable: false } } })
ListSoldOut.test('“Sold out” is below both prices', async ({ canvas }) => {
  const { bottom } = canvas.getByText('$2,699.00').getBoundingClientRect()
  await expect(canvas.getByText('Sold out').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1)
})

export const ListArabic = meta.story({ args: { view: 'list', product: { ...laptop, title: RTL_TITLE } } })

export const ListPhone = meta.story({ args: { view: 'list' }, globals: { viewport: { value: 'phone' } } })
