import Box from '@mui/material/Box'
import { draftPost, overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiPost } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { PostCard } from './PostCard.tsx'

const post = apiPost(overtonePost)

const meta = preview.meta({
  title: 'Components/Post/Post card',
  tags: ['since:0.1.0'],
  component: PostCard,
  decorators: [
    (Story, { args: { isLarge } }) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: isLarge ? 1200 : 448 }}>{Story()}</Box>,
  ],
  args: { post, isLarge: false, eager: true },
  parameters: {
    guide: {
      do: 'Write an excerpt that says what the reader learns.',
      dont: 'Do not put a second link on the card.',
      keyboard: 'Tab reaches it; Enter opens the post.',
    },
    docs: {
      description: {
        component:
          'A post in a list. The whole card is a link. It shows at most three tags. The newest post has a row of its own on a large screen.',
      },
    },
  },
})

export const Default = meta.story({})

/** The newest post on a large screen. */
export const Leading = meta.story({ args: { isLarge: true } })

/** Without picture, excerpt and tags. */
export const Draft = meta.story({ args: { post: draftPost } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({
  args: { post: { ...post, title: LONG, excerpt: `${LONG}.`, tags: [LONG, ...post.tags] } },
})

export const Arabic = meta.story({
  args: { post: { ...post, title: RTL_TITLE, excerpt: RTL_TITLE, tags: ['سماعات', ...post.tags] } },
})

export const FailedPicture = meta.story({ args: { post: { ...post, featuredImage: 'data:image/png;base64,broken' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
