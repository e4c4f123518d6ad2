import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG } from '#mocks/scenarios/rows.ts'
import { parseDescription } from '#src/lib/description.ts'
import preview from '#storybook/preview.tsx'
import { ProductReadings } from './ProductReadings.tsx'

const { facts } = parseDescription(studioHeadphones.description)

const meta = preview.meta({
  title: 'Components/Product/Readings of a product',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: ProductReadings,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 592 }}>{Story()}</Box>],
  args: { facts },
  parameters: {
    guide: {
      do: 'Choose facts that begin with a number.',
      dont: 'Do not show fewer than three.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The first three facts of a description whose value begins with a number. It shows nothing if there are fewer. For the measured values of a review, use the readings of a review.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('a fact without a number is left out', async ({ canvas }) => {
  const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent)
  await expect(labels).toEqual(['Drivers', 'Impedance', 'Weight'])
})

export const LongText = meta.story({
  args: {
    facts: [
      { label: 'Operating temperature', value: '5 to 35 °C, without direct sunlight' },
      { label: LONG, value: `8${LONG}` },
      { label: 'Resolution', value: '5,120 × 2,160 pixels' },
    ],
  },
})

/** In rows. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
