import Typography from '@mui/material/Typography'
import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OfflineSwitch } from './OfflineSwitch.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Offline',
  tags: ['since:0.2.0'],
  component: OfflineSwitch,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { chosen: ['cart-5-lines'], onChoose: fn() },
  parameters: {
    docs: {
      description: { component: 'Lets every call of the mock API fail as without a connection.' },
      source: { type: 'code' },
    },
  },
})

export const Off = meta.story({})
export const On = meta.story({ args: { chosen: ['cart-5-lines', 'offline'] } })
