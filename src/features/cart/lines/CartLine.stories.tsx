import Box from '@mui/material/Box'
import { fullPriceTurntable, studioLaptop } from '#fixtures/products.ts'
import { LONG, RETAIL_BRAND, RETAIL_TITLE, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inCart } from '#storybook/helpers/in-cart.ts'
import preview from '#storybook/preview.tsx'
import { CartLine } from './CartLine.tsx'

const laptop = apiProduct(studioLaptop)

const meta = preview.meta({
  title: 'Components/Cart/Cart line',
  tags: ['since:0.1.0'],
  component: CartLine,
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 816 }}>
        {Story()}
      </Box>
    ),
  ],
  args: { line: { product: laptop, quantity: 1 } },
  beforeEach: inCart(laptop.id),
  parameters: {
    guide: {
      do: 'Show the new quantity at once, before the server answers.',
      dont: 'Do not ask before a line is removed.',
      keyboard:
        'Tab moves through the title, minus, plus and Remove; a held Enter repeats minus and plus, but does not remove the line.',
      heard: ['cart'],
    },
    docs: {
      description: {
        component:
          'One product of the cart, with its quantity and Remove. Minus at a quantity of 1 removes it as well. Use it only in the list of the cart page.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const LargeQuantity = meta.story({ args: { line: { product: laptop, quantity: 1200 } } })

export const FullPrice = meta.story({ args: { line: { product: apiProduct(fullPriceTurntable), quantity: 1 } } })

export const NoBrand = meta.story({ args: { line: { product: { ...laptop, brand: undefined }, quantity: 1 } } })

export const SoldOut = meta.story({ args: { line: { product: { ...laptop, isAvailable: false }, quantity: 1 } } })

export const UnreadablePrice = meta.story({
  args: { line: { product: { ...laptop, price: 'ask us', originalPrice: null }, quantity: 1 } },
})

export const LongText = meta.story({
  args: { line: { product: { ...laptop, title: LONG, brand: LONG }, quantity: 1 } },
})

/** A title of 140 characters and a brand of 25, as retailers write them. */
export const LongTextOfARetailer = meta.story({
  args: { line: { product: { ...laptop, title: RETAIL_TITLE, brand: RETAIL_BRAND }, quantity: 1 } },
})

export const Arabic = meta.story({ args: { line: { product: { ...laptop, title: RTL_TITLE }, quantity: 1 } } })

/** The placeholder, which products without a picture have as well. */
export const FailedPicture = meta.story({
  args: { line: { product: { ...laptop, images: ['data:image/png;base64,broken'] }, quantity: 1 } },
})

/** The buttons are below the title. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
