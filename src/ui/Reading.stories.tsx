import Box from '@mui/material/Box'
import { LONG } from '#mocks/scenarios/rows.ts'
import { about } from '#src/features/info/about-content.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import preview from '#storybook/preview.tsx'
import { Reading } from './Reading.tsx'

const reading = reviews.featured[0]?.readings[0]
const figure = about.figures[0]

const meta = preview.meta({
  title: 'Components/Product/Reading',
  tags: ['since:0.1.0'],
  component: Reading,
  decorators: [
    (Story) => (
      <Box component="dl" sx={{ m: 6, maxWidth: 240 }}>
        {Story()}
      </Box>
    ),
  ],
  args: reading,
  argTypes: { label: { control: 'text' }, value: { control: 'text' } },
  parameters: {
    guide: {
      do: 'Put several side by side.',
      dont: 'Do not use it for prices.',
    },
    docs: {
      description: {
        component:
          'A measured value with its label, in the monospaced font. Use several side by side. For many values of two products, use a table; for prices, use the price.',
      },
    },
  },
})

export const Default = meta.story({})

/** For a number that a page highlights. */
export const Figure = meta.story({ args: { ...figure, variant: 'figure' } })

export const LongText = meta.story({ args: { label: LONG, value: '1,234,567,890.12 kHz' } })
