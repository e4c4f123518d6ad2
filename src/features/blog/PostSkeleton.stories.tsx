import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Post/Post skeleton',
  component: PostSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Keeps a post’s place while it loads: trail, title, excerpt, date and picture, as they will be. It says to assistive technology that the post loads.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says that the post loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading post…')
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
