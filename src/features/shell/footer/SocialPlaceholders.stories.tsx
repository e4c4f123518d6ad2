import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { SocialPlaceholders } from './SocialPlaceholders.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Social links',
  component: SocialPlaceholders,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  parameters: {
    docs: {
      description: {
        component:
          'Links to social media that do not lead anywhere yet. They cannot be clicked or focused, and screen readers announce them as disabled. Use them only in the footer.',
      },
    },
  },
})

export const Default = meta.story({})
