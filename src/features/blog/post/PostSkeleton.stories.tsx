import preview from '#storybook/preview.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Post/Post skeleton',
  component: PostSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          'The shape of a post while it loads: breadcrumbs, title, excerpt, date and picture. It tells screen readers that the post loads.',
      },
    },
  },
})

export const Default = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
