import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { KeptItems } from './KeptItems.tsx'
import { keptItems } from './privacy-content.ts'

const meta = preview.meta({
  title: 'Components/Frame/Kept items',
  component: KeptItems,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1320, counterReset: 'part' }}>{Story()}</Box>],
  parameters: {
    docs: {
      description: {
        component:
          'Everything that the shop keeps in the visitor’s browser: what it holds, why, and until when. A test compares the list with what is really stored, so it takes no properties.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has each of them', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(keptItems.length)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
