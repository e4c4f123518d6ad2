import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CartToasts } from './CartToasts.tsx'

const meta = preview.meta({
  title: 'Demo Lab/The cart’s own toasts',
  tags: ['since:0.1.0'],
  component: CartToasts,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'Triggers the toasts that no page shows, because pages have their own messages.',
      },
    },
  },
})

export const Filled = meta.story({ parameters: { shop: { demo: ['cart-5-lines'] } } })

export const Empty = meta.story({})
Empty.test('an empty cart disables all buttons but checkout', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Remove the first line' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'Check out an empty cart' })).toBeEnabled()
})
