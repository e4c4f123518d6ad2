import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { SocialPlaceholders } from './SocialPlaceholders.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Social links',
  tags: ['since:0.1.0'],
  component: SocialPlaceholders,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Replace a placeholder by a link when the account exists.',
      dont: 'Do not make it look pressable.',
    },
    docs: {
      description: {
        component:
          'Links to social media that do not lead anywhere yet. They cannot be clicked or focused, and screen readers announce them as disabled. Use them only in the footer.',
      },
    },
  },
})

export const Default = meta.story({})
