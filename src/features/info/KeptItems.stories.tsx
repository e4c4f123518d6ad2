import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { KeptItems } from './KeptItems.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Kept items',
  tags: ['since:0.1.0'],
  component: KeptItems,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1320, counterReset: 'part' }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Name the purpose of every item.',
      dont: 'Do not store anything that is not listed.',
    },
    docs: {
      description: {
        component:
          'The data that the shop stores in the visitor’s browser: what, why and for how long. It has no properties; a test compares the list with the real storage.',
      },
    },
  },
})

export const Default = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
