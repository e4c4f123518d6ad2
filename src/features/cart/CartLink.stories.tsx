import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { send } from '#src/api/client.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { currentShop } from '#storybook/shop/shops.ts'
import { CartLink } from './CartLink.tsx'

/** Returns parameters that activate the scenarios `demo` and wait until the link has the accessible name `name`. */
const named = (name: string, ...demo: string[]) => inIframe({ demo, steps: [{ see: name }] }, 120)

const fiveItems = named('Cart, 5 items', 'cart-5-lines')

const meta = preview.meta({
  title: 'Components/Cart/Cart button',
  tags: ['since:0.1.0'],
  component: CartLink,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Count pieces, not products.',
      dont: 'Do not animate the number.',
      keyboard: 'Tab reaches it; Enter opens the cart.',
      heard: ['add-to-cart', 'cart'],
    },
    ...fiveItems,
    docs: {
      ...fiveItems.docs,
      description: {
        component: 'The link to the cart in the header, with the number of items. To add a product, use Add to Cart.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const OneItem = meta.story({ parameters: named('Cart, 1 item', 'cart-1-line') })

export const TwoDigits = meta.story({
  parameters: named('Cart, 12 items'),
  beforeEach: () => send('add', { productId: currentShop().replace(studioLaptop.id), quantity: 12 }),
})

export const OverNinetyNine = meta.story({
  parameters: {
    ...named('Cart, 200 items', 'cart-200-lines'),
    // Disabled, because the accessible name has the exact count instead of “99+”.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
})
OverNinetyNine.test('the badge is 99+, the name has the exact count', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Cart, 200 items' })).toHaveTextContent('99+')
})

export const Empty = meta.story({ parameters: named('Cart, 0 items', 'cart-empty') })

/** The count is loading or has failed. */
export const NoCount = meta.story({ parameters: named('Cart', 'cart-5-lines', 'count-500') })
