import Typography from '@mui/material/Typography'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { CartStore } from './CartStore.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Cart store',
  tags: ['since:0.1.0'],
  component: CartStore,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { carts: createLab(createInterceptor(async () => undefined)).carts },
  argTypes: { carts: { control: false } },
  // A fixed cart ID, so that the story always looks the same.
  beforeEach: () => localStorage.setItem(CART_ID_KEY, 'storycart0001'),
  parameters: {
    docs: {
      description: {
        component:
          'All carts that this browser stores in place of a server. The visitor can read, empty, copy and restore them.',
      },
      source: { type: 'code' },
      story: { inline: false, height: '420px' },
    },
  },
})

export const Filled = meta.story({ beforeEach: () => fillCart(studioHeadphones.id, studioLaptop.id) })

export const Empty = meta.story({})

export const Refused = meta.story({
  parameters: { shop: { steps: [{ fill: 'Cart store as text', with: 'no cart' }, 'Import this text'] } },
})
