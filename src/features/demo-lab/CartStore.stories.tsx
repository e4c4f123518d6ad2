import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { CartStore } from './CartStore.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Cart store',
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
  // The same one each time it is looked at.
  beforeEach: () => localStorage.setItem(CART_ID_KEY, 'storycart0001'),
  parameters: {
    docs: {
      description: {
        component: 'Every cart that this browser holds in the server’s place: to look at, empty, copy and bring back.',
      },
      source: { type: 'code' },
      story: { inline: false, height: '420px' },
    },
  },
})

export const Filled = meta.story({ beforeEach: () => fillCart(studioHeadphones.id, studioLaptop.id) })
Filled.test('refuses a text that is no cart store', async ({ canvas, userEvent }) => {
  const text = canvas.getByLabelText('The store as text')
  await expect(canvas.getByText(/has 2 lines; all carts together have 2 lines/)).toBeVisible()
  await userEvent.type(text, 'x')
  await userEvent.click(canvas.getByRole('button', { name: 'Import this text' }))
  await expect(await canvas.findByText('That is no cart store: nothing was changed.')).toBeVisible()
  await expect(canvas.getByText(/all carts together have 2 lines/)).toBeVisible()
})

export const Empty = meta.story({})

export const Refused = meta.story({
  parameters: { shop: { steps: [{ fill: 'The store as text', with: 'no cart' }, 'Import this text'] } },
})
