import preview from '#storybook/preview.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Post/Post skeleton',
  tags: ['since:0.1.0'],
  component: PostSkeleton,
  args: { path: '/blog?post=what-an-overtone-is' },
  parameters: {
    guide: {
      do: 'Keep it as high as the top of a post.',
      dont: 'Do not add the shape of the text, whose length is unknown.',
    },
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
