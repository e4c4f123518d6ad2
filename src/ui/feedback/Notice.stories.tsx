import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { LONG } from '#mocks/scenarios/rows.ts'
import { Button, RouterButton } from '#src/ui/controls/buttons.tsx'
import preview from '#storybook/preview.tsx'
import { Notice } from './Notice.tsx'

const retry = fn()

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: Notice,
  decorators: [(Story) => <Box sx={{ p: { xs: 2, sm: 6 }, maxWidth: 960 }}>{Story()}</Box>],
  args: {
    title: 'Failed to load products. Please try again.',
    role: 'alert' as const,
    children: (
      <Button variant="contained" onClick={retry}>
        Retry
      </Button>
    ),
  },
  argTypes: {
    drawing: { control: 'inline-radio', options: ['cart', 'no-results', 'missing', 'failure'] },
    children: { control: false, description: 'One way on.' },
  },
  parameters: {
    guide: {
      do: 'Say what happened and offer one step.',
      dont: 'Do not blame the visitor.',
      keyboard: 'Tab reaches the next step; Enter or Space takes it.',
      heard: ['search'],
    },
    docs: {
      description: {
        component:
          'Replaces content that is empty, missing or failed: a drawing, a sentence, and one next step. Screen readers announce a failure at once. For the result of an action, use a toast.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('a failure is an alert', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
  await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(retry).toHaveBeenCalledOnce()
})

export const WithAHint = meta.story({
  args: { title: 'Failed to fetch blog posts', hint: 'The posts couldn’t be loaded. Please try again.' },
})

/** Not a failure, so screen readers are not interrupted. */
export const Empty = meta.story({
  args: {
    title: 'No Blog Posts Yet',
    hint: 'Please check back soon.',
    role: 'presentation',
    children: undefined,
  },
})
Empty.test('an empty state is not an alert', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** The notice is the whole page, and its title is the page’s heading. */
export const WholePage = meta.story({
  args: {
    level: 1,
    role: 'presentation',
    title: 'Category Not Found',
    hint: "The category you're looking for doesn't exist.",
    children: (
      <RouterButton to="/" variant="contained">
        Browse All Products
      </RouterButton>
    ),
  },
})

/** The drawing of an empty cart. Only the cart page uses it. */
export const EmptyCart = meta.story({
  args: {
    ...WholePage.input.args,
    drawing: 'cart',
    title: 'Your cart is empty',
    hint: undefined,
    children: (
      <RouterButton to="/" variant="contained">
        Start Shopping
      </RouterButton>
    ),
  },
})

export const LongText = meta.story({ args: { title: LONG, hint: `${LONG}. ${LONG}.` } })

export const Phone = meta.story({ ...WholePage.input, globals: { viewport: { value: 'phone' } } })
