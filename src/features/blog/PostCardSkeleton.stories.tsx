import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { PostCardSkeleton } from './PostCardSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Post/Post card skeleton',
  component: PostCardSkeleton,
  decorators: [
    (Story, { args: { leads } }) => (
      <Box aria-hidden="true" sx={{ p: { xs: 4, sm: 6 }, maxWidth: leads ? 1200 : 448 }}>
        {Story()}
      </Box>
    ),
  ],
  args: { leads: false },
  parameters: {
    docs: {
      description: {
        component:
          'Keeps a post card’s place while the list loads, in the card’s final shape. Assistive technology does not see it: whoever uses it says in words what loads.',
      },
    },
  },
})

export const Default = meta.story({})

export const Leading = meta.story({ args: { leads: true } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
