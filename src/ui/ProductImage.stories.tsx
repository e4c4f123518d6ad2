import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { brokenImageSpeaker, studioLaptop } from '#fixtures/products.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { ProductImage } from './ProductImage.tsx'

const [picture] = apiProduct(studioLaptop).images

const meta = preview.meta({
  title: 'Components/Product/Product picture',
  component: ProductImage,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
  args: { src: picture, alt: studioLaptop.title, width: 400, height: 400 },
  argTypes: { sx: { table: { disable: true } } },
  parameters: {
    docs: {
      description: {
        component:
          'A picture of a product, or the placeholder where there is none or it fails to load: never a hole. It keeps its place while it loads. Signs without content are icons.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is called as its product', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: studioLaptop.title })).toHaveAttribute('src', picture)
})

/** As in the cart and below the gallery: its small version is enough. */
export const Small = meta.story({ args: { width: 112, height: 112 } })

/** What does not fit is cut off at both sides, never squeezed. */
export const OddShape = meta.story({ args: { width: 400, height: 160, style: { height: 160 } } })

/** The placeholder; the same stands where a product has no picture. */
export const FailedPicture = meta.story({
  args: { src: brokenImageSpeaker.images[0], alt: brokenImageSpeaker.title },
})
FailedPicture.test('shows the placeholder in its place', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: brokenImageSpeaker.title })
  await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)))
})

export const FailedSmallPicture = meta.story({
  args: { src: brokenImageSpeaker.images[0], alt: brokenImageSpeaker.title, width: 112, height: 112 },
})
