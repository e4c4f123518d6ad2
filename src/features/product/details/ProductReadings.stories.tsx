import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductReadings } from './ProductReadings.tsx'
import { readingsOf } from './readings.ts'

const { description } = studioHeadphones

const meta = preview.meta({
  title: 'Components/Product/Readings of a product',
  component: ProductReadings,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 592 }}>{Story()}</Box>],
  args: { description },
  parameters: {
    docs: {
      description: {
        component:
          'The figures of the first three lines of a description that have one, with these lines. It shows nothing if fewer lines have a figure. For the measured values of a review, use the readings of a review.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('each figure has its caption', async ({ canvas }) => {
  const captions = canvas.getAllByRole('term').map(({ textContent }) => textContent)
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
  await expect(captions.map((caption, index) => ({ caption, value: values[index] }))).toEqual(readingsOf(description))
})

export const LongText = meta.story({
  args: { description: `10,000 mAh.\n${LONG}, of 26,000 mAh.\nAn antenna for 2,400 megahertz and 192 kHz.` },
})

/** In rows. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
