import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn, onSite } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { ImageFigure } from './ImageFigure.tsx'
import { Paragraph } from './Paragraph.tsx'

/** What it stands beside. */
const besideText = (Story: () => ReactNode) => (
  <>
    {Story()}
    <Paragraph content={`${blockIn(overtonePost, 'paragraph').content} `.repeat(3)} />
  </>
)

const meta = preview.meta({
  title: 'Components/Post/Picture',
  component: ImageFigure,
  decorators: [besideText, inArticle],
  args: { ...blockIn(overtonePost, 'image'), align: 'center' },
  argTypes: { align: { control: 'inline-radio', options: ['left', 'center', 'right'] } },
  parameters: {
    docs: {
      description: {
        component:
          'A picture in a post, with its caption. In the middle it interrupts the text; to one side the text runs beside it where there is room. For the picture at a post’s head use the post’s own.',
      },
    },
  },
})

export const Default = meta.story({})

export const Left = meta.story({ args: { align: 'left' } })

export const Right = meta.story({ args: { align: 'right' } })

export const WithoutCaption = meta.story({ args: { caption: undefined } })

/** Neither caption nor measures: its place is not kept while it loads. */
export const Bare = meta.story({
  args: { src: onSite('images/posts/overtone.avif'), caption: undefined, width: undefined, height: undefined },
})

export const LongText = meta.story({ args: { align: 'left', caption: LONG } })

export const Arabic = meta.story({ args: { caption: RTL_TITLE } })

export const FailedPicture = meta.story({ args: { src: 'data:image/png;base64,broken' } })
FailedPicture.test('shows the placeholder, under the picture’s name', async ({ canvas, args }) => {
  const picture = canvas.getByRole('img', { name: args.alt })
  await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringContaining('placeholder.svg')))
})

/** There is no room beside it. */
export const Phone = meta.story({ args: { align: 'left' }, globals: { viewport: { value: 'phone' } } })
