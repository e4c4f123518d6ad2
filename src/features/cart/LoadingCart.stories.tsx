import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LoadingCart } from './LoadingCart.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Loading cart',
  component: LoadingCart,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  parameters: {
    docs: {
      description: {
        component:
          'The cart page in its final shape until the cart is there, so that nothing jumps. It says that it loads, to those who listen as well. What was read once stays while it is read again.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart...')
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
