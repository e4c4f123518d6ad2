import Typography from '@mui/material/Typography'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import preview from '#storybook/preview.tsx'
import { FillCart } from './FillCart.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Fill cart',
  tags: ['since:0.2.0'],
  component: FillCart,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { carts: createLab(createInterceptor(async () => undefined)).carts, onTried: () => undefined },
  argTypes: { carts: { control: false } },
  parameters: {
    docs: {
      description: { component: 'Replaces the visitor’s cart by one of each of the first products.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const TooMany = meta.story({
  parameters: { shop: { steps: [{ fill: 'Lines', with: '00' }, 'Fill cart'] } },
})

/** The catalog has fewer products. */
export const FewProducts = meta.story({
  args: {
    carts: { fill: async () => 'This shop has 1 product, and the cart can’t have more lines than that.' },
  },
  parameters: { shop: { steps: ['Fill cart'] } },
})
