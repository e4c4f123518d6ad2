import Typography from '@mui/material/Typography'
import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ResetEverything } from './ResetEverything.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Reset everything',
  tags: ['since:0.2.0'],
  component: ResetEverything,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { onReset: fn() },
  parameters: {
    docs: {
      description: { component: 'Removes all that the demo keeps in this browser, after a question.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const Asking = meta.story({ parameters: { shop: { steps: ['Reset everything'] } } })

export const Phone = meta.story({
  parameters: { shop: { steps: ['Reset everything'] } },
  globals: { viewport: { value: 'phone' } },
})
