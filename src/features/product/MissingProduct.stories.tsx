import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MissingProduct } from './MissingProduct.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Product not found',
  component: MissingProduct,
  parameters: {
    docs: {
      description: {
        component:
          'In the place of a product’s page, where there is no such product or it failed to load. Go Back leads to where the visitor was, or home. Not for a product that is out of stock: that one has its page.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says so, with a way back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
  await expect(canvas.getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
