import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { draftPost, overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiPost } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { PostCard } from './PostCard.tsx'

const post = apiPost(overtonePost)

const meta = preview.meta({
  title: 'Components/Post/Post card',
  component: PostCard,
  decorators: [
    (Story, { args: { leads } }) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: leads ? 1200 : 448 }}>{Story()}</Box>,
  ],
  args: { post, leads: false, eager: true },
  parameters: {
    docs: {
      description: {
        component:
          'One post among others: the whole card leads to it. The newest post leads the list and has a row to itself on large screens; no other card does. It shows at most three tags.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says how many tags it leaves out', async ({ canvas }) => {
  await expect(canvas.getByText('+1 more')).toBeVisible()
})

/** The newest post. */
export const Leading = meta.story({ args: { leads: true } })

/** No picture, no excerpt, no tags. */
export const Draft = meta.story({ args: { post: draftPost } })
Draft.test('reads as a draft', async ({ canvas }) => {
  await expect(canvas.getByText('Draft')).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({
  args: { post: { ...post, title: LONG, excerpt: `${LONG}.`, tags: [LONG, ...post.tags] } },
})

export const Arabic = meta.story({
  args: { post: { ...post, title: RTL_TITLE, excerpt: RTL_TITLE, tags: ['سماعات', ...post.tags] } },
})

export const FailedPicture = meta.story({ args: { post: { ...post, featuredImage: 'data:image/png;base64,broken' } } })
FailedPicture.test('shows the placeholder', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img[src*="placeholder.svg"]')).toBeVisible())
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
