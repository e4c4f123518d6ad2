import Box from '@mui/material/Box'
import { draftPost, overtonePost } from '#fixtures/posts.ts'
import preview from '#storybook/preview.tsx'
import { PostMeta } from './PostMeta.tsx'

const { publishedAt, viewCount } = overtonePost

const meta = preview.meta({
  title: 'Components/Post/Date and views',
  tags: ['since:0.1.0'],
  component: PostMeta,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { post: { publishedAt, viewCount } },
  parameters: {
    guide: {
      do: 'Give every published post a date.',
      dont: 'Do not add an author or a reading time: posts have neither.',
    },
    docs: {
      description: {
        component: 'The date of a post, and its number of views if known. A post without a date is a draft.',
      },
    },
  },
})

export const Default = meta.story({})

export const OneView = meta.story({ args: { post: { publishedAt, viewCount: 1 } } })

export const ManyViews = meta.story({ args: { post: { publishedAt, viewCount: 1_234_567_890 } } })

export const NoViews = meta.story({ args: { post: { publishedAt, viewCount: null } } })

export const Draft = meta.story({ args: { post: draftPost } })

/** A date in an unknown format is shown as a dash. */
export const UnreadableDate = meta.story({ args: { post: { publishedAt: 'soon', viewCount } } })
