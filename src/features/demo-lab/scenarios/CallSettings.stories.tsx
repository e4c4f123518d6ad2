import Typography from '@mui/material/Typography'
import { fn } from 'storybook/test'
import { CALLS } from '#mocks/lab/calls.ts'
import preview from '#storybook/preview.tsx'
import { CallSettings } from './CallSettings.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Latency and failures',
  tags: ['since:0.1.0'],
  component: CallSettings,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { calls: CALLS, chosen: [], isOnServer: (_group: string) => false, onChoose: fn() },
  parameters: {
    docs: {
      description: { component: 'The delay and the failure rate of each call of the API.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const Chosen = meta.story({ args: { chosen: ['products.1000ms', 'products.30pct', 'add.100pct'] } })

/** A link can set values that the lists do not offer. */
export const FromALink = meta.story({ args: { chosen: ['products.1500ms', 'cart.75pct'] } })

/** A server answers the calls of products. */
export const OnServer = meta.story({ args: { isOnServer: (group: string): boolean => group === 'products' } })

export const Focus = meta.story({
  parameters: { pseudo: { focusVisible: ['tr:first-child td:nth-of-type(1) select'] } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
