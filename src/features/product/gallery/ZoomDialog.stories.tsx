import { expect, fn } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { ZoomDialog } from './ZoomDialog.tsx'

const { title, images } = apiProduct(studioHeadphones)

const meta = preview.meta({
  title: 'Components/Product/Zoom',
  tags: ['since:0.1.0'],
  component: ZoomDialog,
  args: { title, images, index: 0, onMove: fn(), onClose: fn() },
  parameters: {
    guide: {
      do: 'Start at the center of the picture.',
      dont: 'Do not show text that is only in the picture.',
      keyboard:
        'Tab stays inside; the arrow keys scroll, ArrowLeft and ArrowRight change the picture, Escape closes it.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'One picture of a product, as large as the window or larger. Visitors scroll and pinch it. The gallery opens it, and handles ArrowLeft and ArrowRight. Use it for product pictures only.',
      },
      story: { inline: false, height: '600px' },
    },
  },
})

export const Default = meta.story({})
Default.test('the picture starts at its center', async ({ canvasElement }) => {
  const box = canvasElement.ownerDocument.querySelector('[aria-label="Larger image"]')
  await expect(box?.scrollTop).toBeGreaterThan(0)
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE, rootSelector: 'body' } } })

export const OnePicture = meta.story({ args: { images: images.slice(0, 1) } })

export const FailedPicture = meta.story({ args: { images: ['data:image/png;base64,broken'] } })

export const LongText = meta.story({ args: { title: LONG } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
