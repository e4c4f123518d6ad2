import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ShowcaseAction } from './ShowcaseAction.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Showcase action',
  tags: ['since:0.1.0'],
  component: ShowcaseAction,
  decorators: [(Story) => <Box sx={{ display: 'grid', p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { text: 'See all headphones', href: '/category/audio-headphones' },
  parameters: {
    guide: {
      do: 'Name the destination in the label.',
      dont: 'Do not link to the retailer without the disclosure.',
      keyboard: 'Tab reaches it; Enter follows it.',
    },
    docs: {
      description: {
        component:
          'The link of a product showcase, to a page of the shop or to the retailer in a new tab. A link to the retailer has the affiliate disclosure below it. To buy one product, use Buy Now.',
      },
    },
  },
})

/** A link within the shop. */
export const Default = meta.story({})

const outside = { text: 'Buy both', href: 'https://halyard.example/list' }

export const LeadsToTheRetailer = meta.story({ args: outside })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { ...outside, text: LONG } })

export const Arabic = meta.story({ args: { ...outside, text: RTL_TITLE } })
