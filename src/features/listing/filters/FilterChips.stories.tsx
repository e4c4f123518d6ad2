import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { FilterChips } from './FilterChips.tsx'

const chip = (label: string) => ({ id: label, label, removal: { kind: 'filter', filters: {} } as const })
const ranges = ['Under $50', '$50 to $100', '$100 to $250'].map(chip)

const meta = preview.meta({
  title: 'Components/Forms/Filter chips',
  tags: ['since:0.1.0'],
  component: FilterChips,
  decorators: [withListing, (Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { chips: [chip('Cameras'), chip('Cindrel')] },
  parameters: {
    guide: {
      do: 'Name the chip like the filter.',
      dont: 'Do not use a chip for anything that cannot be removed.',
      keyboard: 'Tab moves from chip to chip; Enter or Space removes one, and the focus goes to the next.',
      heard: ['search', 'filter'],
    },
    docs: {
      description: {
        component:
          'The active filters of a listing, above its products. A chip removes its filter, Clear all removes all of them. Without filters it shows nothing. For topics of a post, use tags.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child button'] } } })

export const OneFilter = meta.story({ args: { chips: [chip('“studio”')] } })

/** The URL names a category and a brand that do not exist. */
export const Unknown = meta.story({ args: { chips: [chip('Unknown category'), chip('Unknown brand')] } })

export const LongText = meta.story({ args: { chips: [chip(`“${LONG}”`), chip('Cameras')] } })

export const Arabic = meta.story({ args: { chips: [chip(RTL_TITLE), chip('Cameras')] } })

export const Phone = meta.story({
  args: { chips: [chip('“studio”'), chip('Audio & Headphones'), chip('Aurelle'), ...ranges] },
  globals: { viewport: { value: 'phone' } },
})

export const LongTextPhone = meta.story({
  args: { chips: [chip(`“${LONG}”`), chip('Cameras')] },
  globals: { viewport: { value: 'phone' } },
})
