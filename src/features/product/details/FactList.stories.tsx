import Box from '@mui/material/Box'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { parseDescription } from '#src/lib/description.ts'
import preview from '#storybook/preview.tsx'
import { FactList } from './FactList.tsx'

const meta = preview.meta({
  title: 'Components/Product/Facts',
  tags: ['since:0.2.0'],
  component: FactList,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 592 }}>{Story()}</Box>],
  args: { facts: parseDescription(studioHeadphones.description).facts },
  parameters: {
    guide: {
      do: 'Keep labels short, so that values align.',
      dont: 'Do not put sentences into a value.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'Rows of label and value, in the description and in the product information. Only codes are monospaced. For three figures that decide, use the readings.',
      },
    },
  },
})

export const Default = meta.story({})

export const Code = meta.story({
  args: { facts: [{ label: 'ASIN', value: studioHeadphones.asin ?? '', isCode: true }] },
})

export const LongText = meta.story({
  args: {
    facts: [
      { label: LONG, value: LONG },
      { label: 'Ports', value: 'USB-A, USB-C, HDMI, DisplayPort, SD card and audio' },
    ],
  },
})

export const Arabic = meta.story({ args: { facts: [{ label: RTL_TITLE.slice(0, 20), value: RTL_TITLE }] } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
