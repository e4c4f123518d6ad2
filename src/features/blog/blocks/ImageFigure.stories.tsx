import type { ReactNode } from 'react'
import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn, siteUrl } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { ImageFigure } from './ImageFigure.tsx'
import { Paragraph } from './Paragraph.tsx'

/** Adds text, so that stories show how it wraps around a floating picture. */
const besideText = (Story: () => ReactNode) => (
  <>
    {Story()}
    <Paragraph content={`${blockIn(overtonePost, 'paragraph').content} `.repeat(3)} />
  </>
)

const meta = preview.meta({
  title: 'Components/Post/Picture',
  tags: ['since:0.1.0'],
  component: ImageFigure,
  decorators: [besideText, inArticle],
  args: { ...blockIn(overtonePost, 'image'), align: 'center' },
  argTypes: { align: { control: 'inline-radio', options: ['left', 'center', 'right'] } },
  parameters: {
    guide: {
      do: 'Describe in the alternative text what the picture shows.',
      dont: 'Do not put text into the picture.',
    },
    docs: {
      description: {
        component:
          'A picture in a post, with a caption. It is centered between the text, or at a side with the text around it. The picture at the top of a post is a field of the post.',
      },
    },
  },
})

export const Default = meta.story({})

export const Left = meta.story({ args: { align: 'left' } })

export const Right = meta.story({ args: { align: 'right' } })

export const WithoutCaption = meta.story({ args: { caption: undefined } })

/** Without caption and size. The page cannot reserve space for it while it loads. */
export const Bare = meta.story({
  args: { src: siteUrl('images/posts/overtone.avif'), caption: undefined, width: undefined, height: undefined },
})

export const LongText = meta.story({ args: { align: 'left', caption: LONG } })

export const Arabic = meta.story({ args: { caption: RTL_TITLE } })

export const FailedPicture = meta.story({ args: { src: 'data:image/png;base64,broken' } })

/** The screen is too narrow for text beside the picture. */
export const Phone = meta.story({ args: { align: 'left' }, globals: { viewport: { value: 'phone' } } })
