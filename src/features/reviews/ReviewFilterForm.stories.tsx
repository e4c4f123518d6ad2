import Box from '@mui/material/Box'
import { fn } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { ReviewFilterForm } from './ReviewFilterForm.tsx'
import { reviews } from './reviews-content.ts'

const meta = preview.meta({
  title: 'Components/Review/Review filters',
  tags: ['since:0.1.0'],
  component: ReviewFilterForm,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  args: { categories: reviews.categories, onChange: fn(), children: '9 reviews, 3 comparisons' },
  parameters: {
    guide: {
      do: 'Show the number of results beside it.',
      dont: 'Do not wait for a press on a button.',
      keyboard: 'Tab moves through the field and the two lists; Clear Filters empties them.',
    },
    docs: {
      description: {
        component:
          'Filters the reviews by text, category and rating while the visitor types. A review must match all three. Products have their own filters.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const Filled = meta.story({
  parameters: inIframe({ steps: [{ fill: 'Search reviews', with: 'A keyboard for quiet nights' }] }, 200),
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
