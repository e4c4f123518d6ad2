import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ListingHead } from './ListingHead.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Head of a listing',
  tags: ['since:0.1.0'],
  component: ListingHead,
  decorators: [(Story) => <Box sx={{ px: 4 }}>{Story()}</Box>],
  args: { trail: ['Home', 'Electronics', 'All Products'], title: 'All Products' },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Use the name of the category, or the search text, as the title.',
      dont: 'Do not put controls beside the title.',
      keyboard: 'Tab reaches the breadcrumbs.',
    },
    docs: {
      description: {
        component:
          'The top of a listing: breadcrumbs and title, above filters and products. A long title ends after three lines, because it can be a search text. Other pages use the page top.',
      },
    },
  },
})

export const Default = meta.story({})

export const Searched = meta.story({ args: { title: 'Results for “studio”' } })

export const Category = meta.story({
  args: {
    trail: ['Home', 'Laptops'],
    title: 'Laptops',
    children: <Typography>Laptops for work, creative projects and gaming.</Typography>,
  },
})

export const LongText = meta.story({ args: { title: `Results for “${LONG} ${LONG} ${LONG}”` } })

export const Arabic = meta.story({ args: { title: RTL_TITLE } })

export const Phone = meta.story({
  args: { title: `Results for “${LONG}”` },
  globals: { viewport: { value: 'phone' } },
})
