import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { LoadingCart } from './LoadingCart.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Loading cart',
  tags: ['since:0.1.0'],
  component: LoadingCart,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Show it only while the cart is unknown.',
      dont: 'Do not show an empty cart in its place.',
    },
    docs: {
      description: {
        component:
          'The shape of the cart page while the cart loads, with a text that says so. A known cart stays visible while it loads again.',
      },
    },
  },
})

export const Default = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
