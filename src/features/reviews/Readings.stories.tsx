import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Readings } from './Readings.tsx'
import { reviews } from './reviews-content.ts'

const [{ readings } = { readings: [] }] = reviews.featured

const meta = preview.meta({
  title: 'Components/Review/Readings',
  tags: ['since:0.1.0'],
  component: Readings,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
        <Box sx={{ containerType: 'inline-size' }}>{Story()}</Box>
      </Box>
    ),
  ],
  args: { readings },
  parameters: {
    guide: {
      do: 'Show four values, each with a unit.',
      dont: 'Do not mix measured and claimed values.',
    },
    docs: {
      description: {
        component:
          'Four measured values with their units, in the monospaced font. If a value needs a sentence, put it into the summary.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('each value has a label', async ({ canvas }) => {
  const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent)
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
  await expect(labels.map((label, index) => ({ label, value: values[index] }))).toEqual(readings)
})

export const LongText = meta.story({
  args: { readings: readings.map(({ label }, index) => ({ label: `${label} ${index}`, value: LONG })) },
})

/** In two columns. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
