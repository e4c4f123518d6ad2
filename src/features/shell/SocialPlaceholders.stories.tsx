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
          'Links that have nowhere to lead yet, and say so to assistive technology: they can be neither pressed nor reached by the keyboard. Only in the footer.',
      },
    },
  },
})

export const Default = meta.story({})
