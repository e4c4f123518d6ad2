import Box from '@mui/material/Box'
import { asLive, withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { PricesAsOf } from './PricesAsOf.tsx'

const meta = preview.meta({
  title: 'Components/Product/Time of prices',
  tags: ['since:0.1.0'],
  component: PricesAsOf,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>, withSite(asLive)],
  args: { time: Date.UTC(2026, 2, 10, 14, 5) },
  argTypes: { sx: { table: { disable: true } } },
  parameters: {
    guide: {
      do: 'Name the time zone.',
      dont: 'Do not show it in the demo, whose prices never change.',
    },
    docs: {
      description: {
        component:
          'When the server sent the prices, in UTC. A live shop always shows it on the product page and in the order summary, and in a list if its prices could not be read again. The demo shows none.',
      },
    },
  },
})

export const Default = meta.story({})

/** The time is not known yet. The line keeps its height. */
export const Loading = meta.story({ args: { time: 0 } })

export const Narrow = meta.story({ decorators: [(Story) => <Box sx={{ width: 160 }}>{Story()}</Box>] })
