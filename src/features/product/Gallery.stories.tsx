import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { Gallery } from './Gallery.tsx'

const { id, title, images } = apiProduct(studioHeadphones)

const meta = preview.meta({
  title: 'Components/Product/Gallery',
  component: Gallery,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
  args: { productId: id, title, images },
  parameters: {
    docs: {
      description: {
        component:
          'The pictures of one product, turned by buttons, small pictures, arrow keys or a swipe; after the last comes the first. With one picture there is nothing to turn, with none a placeholder. For a picture in a text use an image block.',
      },
    },
  },
})

const shown = (number: number) => ({ name: `${title}, image ${number} of 3` })

export const Default = meta.story({})
Default.test('goes around, by buttons and arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }))
  await expect(canvas.getByRole('img', shown(3))).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('img', shown(1))).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show image 2' }))
  await expect(canvas.getByRole('img', shown(2))).toBeVisible()
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[aria-label="Next image"]'] } } })

export const SecondPicture = meta.story({ parameters: inIframe({ steps: ['Next image'] }) })
SecondPicture.test('is marked among the small ones', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByRole('button', { name: 'Show image 2' })).toBePressed()
})

export const OnePicture = meta.story({ args: { images: images.slice(0, 1) } })
OnePicture.test('has nothing to turn', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: title })).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})

export const NoPicture = meta.story({ args: { images: [] } })

export const NinePictures = meta.story({
  args: { images: products.slice(0, 9).flatMap((product) => apiProduct(product).images.slice(0, 1)) },
})

/** The first of three. */
export const FailedPicture = meta.story({
  args: { images: ['data:image/png;base64,broken', ...images.slice(1)] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
