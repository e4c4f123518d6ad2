import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { brokenImageSpeaker, studioLaptop } from '#fixtures/products.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { ProductImage } from './ProductImage.tsx'

const [picture] = apiProduct(studioLaptop).images

const meta = preview.meta({
  title: 'Components/Product/Product picture',
  tags: ['since:0.1.0'],
  component: ProductImage,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { src: picture, alt: studioLaptop.title, width: 400, height: 400 },
  argTypes: { sx: { table: { disable: true } } },
  parameters: {
    guide: {
      do: 'Give it width and height, so that nothing moves while it loads.',
      dont: 'Do not give it an alternative text beside the title of its product.',
    },
    docs: {
      description: {
        component:
          'A picture of a product. If there is none, or if it fails to load, it shows a placeholder. It keeps its size while it loads. For symbols, use icons.',
      },
    },
  },
})

export const Default = meta.story({})

/** For a line of the cart or a thumbnail of the gallery. Loads the small version. */
export const Small = meta.story({ args: { width: 112, height: 112 } })

/** The picture is cropped, not distorted. */
export const OddShape = meta.story({ args: { width: 400, height: 160, style: { height: 160 } } })

/** The placeholder, which products without a picture have as well. */
export const FailedPicture = meta.story({
  args: { src: brokenImageSpeaker.images[0], alt: brokenImageSpeaker.title },
})
FailedPicture.test('a picture that fails to load becomes the placeholder', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: brokenImageSpeaker.title })
  await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)))
})

export const FailedSmallPicture = meta.story({
  args: { src: brokenImageSpeaker.images[0], alt: brokenImageSpeaker.title, width: 112, height: 112 },
})
