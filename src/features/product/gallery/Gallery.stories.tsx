import Box from '@mui/material/Box'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { Gallery } from './Gallery.tsx'

const { id, title, images } = apiProduct(studioHeadphones)

const meta = preview.meta({
  title: 'Components/Product/Gallery',
  tags: ['since:0.1.0'],
  component: Gallery,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 720 }}>{Story()}</Box>],
  args: { productId: id, title, images },
  parameters: {
    guide: {
      do: 'Show the whole product first.',
      dont: 'Do not change the picture by itself.',
      keyboard: 'Tab moves through the thumbnails and buttons; ArrowLeft and ArrowRight change the picture.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The pictures of a product. Buttons, thumbnails, arrow keys or a swipe change the picture. The last picture wraps around to the first. A press on the picture opens it large. With one picture there is only the zoom. For a picture in a blog post, use Post/Picture.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[aria-label="Next image"]'] } } })

export const SecondPicture = meta.story({ parameters: inIframe({ steps: ['Next image'] }) })

export const OnePicture = meta.story({ args: { images: images.slice(0, 1) } })

export const NoPicture = meta.story({ args: { images: [] } })

export const NinePictures = meta.story({
  args: { images: products.slice(0, 9).flatMap((product) => apiProduct(product).images.slice(0, 1)) },
})

/** Opened by a press on the picture. The window is as large as a tablet. */
export const Zoom = meta.story({ parameters: inIframe({ steps: ['View larger image', { see: title }] }, 600) })

/** The first of three pictures fails. */
export const FailedPicture = meta.story({
  args: { images: ['data:image/png;base64,broken', ...images.slice(1)] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
