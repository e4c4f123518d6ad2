import Box from '@mui/material/Box'
import { deals } from '#src/features/deals/deals-content.ts'
import { FlashDeal } from '#src/features/deals/FlashDeal.tsx'
import preview from '#storybook/preview.tsx'
import { Columns } from './Columns.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Columns',
  tags: ['since:0.1.0'],
  component: Columns,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 } }}>{Story()}</Box>],
  args: {
    count: { xs: 2, sm: 3, xl: 6 },
    gap: '24px 16px',
    children: deals.flashDeals.map((deal) => <FlashDeal key={deal.product} deal={deal} />),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Use it for items of the same kind.',
      dont: 'Do not set the width of an item.',
    },
    docs: {
      description: {
        component:
          'A grid of equal items in columns of equal width. Wider screens have more columns. Do not use it for unequal content, such as a text and its summary.',
      },
    },
  },
})

export const Default = meta.story({})

/** One column until there is room for three. */
export const Three = meta.story({
  args: {
    count: { md: 3 },
    gap: '40px 32px',
    children: deals.flashDeals.slice(0, 3).map((deal) => <FlashDeal key={deal.product} deal={deal} />),
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
