import Box from '@mui/material/Box'
import {
  pocketRecorder,
  studioHeadphones,
  studioLaptop,
  unlinkedPhone,
  unsafeLinkDoorbell,
} from '#fixtures/products.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'
import { asLive, withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const lineOf = (product: typeof studioLaptop) => ({ product: apiProduct(product), quantity: 1 })

const cart = [studioLaptop, studioHeadphones, pocketRecorder].map(lineOf)

const meta = preview.meta({
  title: 'Components/Cart/Order summary',
  tags: ['since:0.1.0'],
  component: OrderSummary,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, width: { sm: 408 } }}>{Story()}</Box>],
  args: { cart, readAt: Date.UTC(2026, 2, 10, 14, 5) },
  parameters: {
    guide: {
      do: 'Say before the press how many tabs open.',
      dont: 'Do not calculate taxes or shipping: the retailer does.',
      keyboard: 'Tab reaches Check Out; Enter or Space opens a tab for each product.',
      heard: ['cart', 'checkout-with-blocked-tabs'],
    },
    docs: {
      description: {
        component:
          'The count and the sums of the cart, with the checkout button. It is in a column of 360 pixels beside the lines, or below them on a phone. Use it only on the cart page.',
      },
    },
  },
})

/** Parameters of the state after checkout, with a text that it shows. */
const checkedOut = (text: string) => inIframe({ steps: ['Check Out', { see: text }] }, 760)

export const Loaded = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const AllOpened = meta.story({ beforeEach: () => allowPopups(3), parameters: checkedOut('3 of 3 opened') })

export const OneOpened = meta.story({ beforeEach: () => allowPopups(1), parameters: checkedOut('1 of 3 opened') })

export const AllBlocked = meta.story({ beforeEach: () => allowPopups(0), parameters: checkedOut('0 of 3 opened') })

export const SomeWithoutLink = meta.story({ args: { cart: [studioLaptop, unlinkedPhone].map(lineOf) } })

export const NoLinks = meta.story({
  args: { cart: [unlinkedPhone, unsafeLinkDoorbell].map(lineOf) },
  parameters: checkedOut('No Halyard purchase links available for these products'),
})

/** No page shows this, because an empty cart has a notice instead. */
export const Empty = meta.story({
  args: { cart: [] },
  parameters: checkedOut('Please add items to your cart before checking out'),
})

export const LargeSums = meta.story({
  args: { cart: cart.map(({ product }) => ({ product, quantity: 1_000_000 })) },
})

/** Both sums are dashes, because a sum without one of the prices would be wrong. */
export const UnreadablePrice = meta.story({
  args: { cart: [lineOf({ ...studioLaptop, price: 'ask us' })] },
})

/** A live shop says when the prices were read. */
export const Live = meta.story({
  decorators: [withSite(asLive)],
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
