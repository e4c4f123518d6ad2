import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { ReviewFilterForm } from './ReviewFilterForm.tsx'
import { NO_FILTERS } from './review-filters.ts'

const meta = preview.meta({
  title: 'Components/Review/Review filters',
  component: ReviewFilterForm,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  args: { onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Finds reviews by words, category and rating, while one types. All three must agree. Products have filters of their own beside their list.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('filters by all three, and clears them', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'type')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Gaming')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '4+')
  await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'type', category: 'Gaming', rating: 4 })
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS)
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const Filled = meta.story({
  parameters: inIframe({ steps: [{ fill: 'Search reviews', with: 'A keyboard for quiet nights' }] }, 200),
})

/** Three rows. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
