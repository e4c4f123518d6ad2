import type { ReactNode } from 'react'
import { embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { Paragraph } from '#src/features/blog/blocks/Paragraph.tsx'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Video } from './Video.tsx'

const meta = preview.meta({
  title: 'Components/Post/Video',
  tags: ['since:0.1.0'],
  component: Video,
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <Paragraph content="The paragraph before the film." />
        {Story()}
        <Paragraph content="The paragraph after the film." />
      </>
    ),
    inArticle,
  ],
  args: blockIn(overtonePost, 'video'),
  parameters: {
    guide: {
      do: 'Describe in the text what the film shows.',
      dont: 'Do not embed films of other platforms.',
      keyboard: 'That of the video file or of the YouTube video.',
    },
    docs: {
      description: {
        component:
          'A film in a post: the shop’s own file, or one on YouTube that loads on demand. A film with an invalid URL is left out. Do not use films as decoration.',
      },
    },
  },
})

/** A video file with its poster. */
export const Default = meta.story({})

export const YouTube = meta.story({ args: { ...blockIn(embeddedFilmPost, 'video'), src: undefined } })

/** Without a caption, screen readers hear the name “Video”. */
export const WithoutCaption = meta.story({ args: { caption: undefined } })

/** A film on any other host than YouTube is left out. */
export const ForeignHost = meta.story({
  args: { sourceType: 'youtube', embedUrl: 'https://films.example/embed/x', src: undefined },
})
