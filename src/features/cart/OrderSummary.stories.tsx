import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
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
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { OrderSummary } from './OrderSummary.tsx'

const lineOf = (product: typeof studioLaptop) => ({ product: apiProduct(product), quantity: 1 })

const cart = [studioLaptop, studioHeadphones, pocketRecorder].map(lineOf)

const meta = preview.meta({
  title: 'Components/Cart/Order summary',
  component: OrderSummary,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, width: { sm: 408 } }}>{Story()}</Box>],
  args: { cart },
  parameters: {
    docs: {
      description: {
        component:
          'Counts and sums of the cart, and the one button that leaves for the retailer. It stands in a column of 360 pixels beside the lines, or below them on a phone, and is never wider than that on large screens. It is on the cart page alone.',
      },
    },
  },
})

/** After the press, with the browser's own say in it. */
const checkedOut = inIframe({ steps: ['Check Out'] }, 760)

const checkOut = { name: 'Check Out & Buy All Products on Halyard' }

export const Loaded = meta.story({})
Loaded.test('says how many tabs its button opens', async ({ canvas }) => {
  await expect(canvas.getByRole('button', checkOut)).toHaveAccessibleDescription('Opens 3 new tabs, one per product.')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const AllOpened = meta.story({ beforeEach: () => allowPopups(3), parameters: checkedOut })
AllOpened.test('says how many pages open', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Opening 3 Halyard product pages for purchase')).toBeVisible()
  await expect(canvas.getByText('3 of 3 opened')).toBeVisible()
})

export const OneOpened = meta.story({ beforeEach: () => allowPopups(1), parameters: checkedOut })
OneOpened.test('says that one page opens', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Opening 1 Halyard product pages for purchase')).toBeVisible()
  await expect(canvas.getByText('1 of 3 opened')).toBeVisible()
})

export const AllBlocked = meta.story({ beforeEach: () => allowPopups(0), parameters: checkedOut })
AllBlocked.test('asks to allow popups', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Please allow popups for this site and try again')).toBeVisible()
  await expect(canvas.getByText('0 of 3 opened')).toBeVisible()
})

export const SomeWithoutLink = meta.story({ args: { cart: [studioLaptop, unlinkedPhone].map(lineOf) } })
SomeWithoutLink.test('says which part of the cart can’t be bought', async ({ canvas }) => {
  await expect(canvas.getByText('Opens 1 new tab: 1 product has no purchase link.')).toBeVisible()
})

export const NoLinks = meta.story({
  args: { cart: [unlinkedPhone, unsafeLinkDoorbell].map(lineOf) },
  parameters: checkedOut,
})
NoLinks.test('says that there are no links', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('No Halyard purchase links available for these products')).toBeVisible()
})

/** As no page shows it: an empty cart has a notice in its place. */
export const Empty = meta.story({ args: { cart: [] }, parameters: checkedOut })
Empty.test('asks for products first', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Please add items to your cart before checking out')).toBeVisible()
})

export const LargeSums = meta.story({
  args: { cart: cart.map(({ product }) => ({ product, quantity: 1_000_000 })) },
})
LargeSums.test('counts quantities, not lines', async ({ canvas }) => {
  await expect(canvas.getByText('3000000')).toBeVisible()
})

/** A sum without one of its prices would be wrong. */
export const UnreadablePrice = meta.story({
  args: { cart: [lineOf({ ...studioLaptop, price: 'ask us' })] },
})
UnreadablePrice.test('shows a dash for both sums', async ({ canvas }) => {
  await expect(canvas.getAllByText('—')).toHaveLength(2)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
