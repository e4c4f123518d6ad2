import Box from '@mui/material/Box'
import { brokenImageSpeaker } from '#fixtures/products.ts'
import { reviewPicture, studioPicture } from '#src/lib/studio-picture.ts'
import preview from '#storybook/preview.tsx'
import { ColumnPicture } from './ColumnPicture.tsx'

const meta = preview.meta({
  title: 'Components/Product/Column picture',
  tags: ['since:0.1.0'],
  component: ColumnPicture,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 560 }}>{Story()}</Box>],
  args: { src: reviewPicture('aurelle-studio-one'), alt: '', width: 640, height: 480 },
  argTypes: {
    src: { control: 'text' },
    alt: { control: 'text', description: 'Empty where a title beside it says the same.' },
    width: { control: 'number', description: 'Its own, in pixels: keeps its place while it loads.' },
    height: { control: 'number' },
  },
  parameters: {
    guide: {
      do: 'Give it the ratio of its column.',
      dont: 'Do not use it for a product that can be bought here.',
    },
    docs: {
      description: {
        component:
          'A picture as wide as its column, with rounded corners, for reviews, posts and deals. For products in a listing or in the cart, use the product picture.',
      },
    },
  },
})

export const Default = meta.story({})

export const Square = meta.story({
  args: { src: studioPicture('turntable-sand-1'), width: 400, height: 400, sx: { aspectRatio: '1' } },
})

export const Wide = meta.story({
  args: { src: studioPicture('turntable-sand-1'), width: 640, height: 640, sx: { aspectRatio: '3 / 1' } },
})

/** The placeholder has rounded corners as well. */
export const FailedPicture = meta.story({ args: { src: brokenImageSpeaker.images[0], sx: { aspectRatio: '4 / 3' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
