import preview from '#storybook/preview.tsx'
import { MissingProduct } from './MissingProduct.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Product not found',
  tags: ['since:0.1.0'],
  component: MissingProduct,
  parameters: {
    guide: {
      do: 'Lead back to where the visitor came from.',
      dont: 'Do not use it for a product that is sold out.',
      keyboard: 'Tab reaches Go Back.',
    },
    docs: {
      description: {
        component:
          'Replaces a product page if the product does not exist or fails to load. Go Back leads to the previous page, or home. A product that is out of stock keeps its page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
