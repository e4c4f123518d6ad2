import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { send } from '#src/api/client.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { CartLink } from './CartLink.tsx'

const answered = (...demo: string[]) => inIframe({ demo }, 120)

const meta = preview.meta({
  title: 'Components/Cart/Cart button',
  component: CartLink,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  parameters: {
    ...answered('cart-5-lines'),
    docs: {
      ...answered().docs,
      description: {
        component:
          'Leads to the cart from every page, and says how many items are in it. It is in the header once. To put something into the cart, use a product’s Add to Cart.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says how many items are in the cart', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 5 items' })).toHaveTextContent('5')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const OneItem = meta.story({ parameters: answered('cart-1-line') })
OneItem.test('speaks of one item', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1')
})

export const TwoDigits = meta.story({
  parameters: answered(),
  beforeEach: () => send('add', { productId: studioLaptop.id, quantity: 12 }),
})
TwoDigits.test('shows both', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 12 items' })).toHaveTextContent('12')
})

export const OverNinetyNine = meta.story({
  parameters: {
    ...answered('cart-200-lines'),
    // “99+” is part of no name: what is said is the number.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
})
OverNinetyNine.test('shows 99 and a plus, and says the number', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 200 items' })).toHaveTextContent('99+')
})

export const Empty = meta.story({ parameters: answered('cart-empty') })
Empty.test('says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

/** The count has not come yet, or failed to. */
export const NoCount = meta.story({ parameters: answered('cart-5-lines', 'count-500') })
NoCount.test('leads to the cart all the same', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart' })).toHaveAttribute(
    'href',
    expect.stringMatching(/cart$/),
  )
})
