import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG } from '#mocks/scenarios/rows.ts'
import { figures } from '#src/features/info/about-content.ts'
import { featuredReviews } from '#src/features/reviews/reviews-content.ts'
import preview from '#storybook/preview.tsx'
import { Reading } from './Reading.tsx'

const [label = '', value = ''] = featuredReviews[0]?.readings[0] ?? []
const [figure = '', figureLabel = ''] = figures[0] ?? []

const meta = preview.meta({
  title: 'Components/Product/Reading',
  component: Reading,
  decorators: [
    (Story) => (
      <Box component="dl" sx={{ m: 6, maxWidth: 240 }}>
        <Story />
      </Box>
    ),
  ],
  args: { label, value },
  argTypes: { label: { control: 'text' }, value: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          'A measured value and what it is of, set like the display it was read from. Several stand side by side. For many values of two products use a table; prices have their own part.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('names what the value is of', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Weight')
  await expect(canvas.getByRole('definition')).toHaveTextContent('302 g')
})

/** For what a page shows off. */
export const Figure = meta.story({ args: { label: figureLabel, value: figure, variant: 'figure' } })

export const LongText = meta.story({ args: { label: LONG, value: '1,234,567,890.12 kHz' } })
