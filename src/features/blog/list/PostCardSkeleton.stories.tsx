import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { PostCardSkeleton } from './PostCardSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Post/Post card skeleton',
  tags: ['since:0.1.0'],
  component: PostCardSkeleton,
  decorators: [
    (Story, { args: { isLarge } }) => (
      <Box aria-hidden="true" sx={{ p: { xs: 4, sm: 6 }, maxWidth: isLarge ? 1200 : 448 }}>
        {Story()}
      </Box>
    ),
  ],
  args: { isLarge: false },
  parameters: {
    guide: {
      do: 'Show as many as a page has posts.',
      dont: 'Do not show it while a list loads again.',
    },
    docs: {
      description: {
        component:
          'The shape of a post card while the list loads. It is hidden from screen readers, so the list says that it loads.',
      },
    },
  },
})

export const Default = meta.story({})

export const Leading = meta.story({ args: { isLarge: true } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
