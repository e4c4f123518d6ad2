import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { LONG } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Button, RouterButton } from './buttons.tsx'
import { Notice } from './Notice.tsx'

const retry = fn()

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 2, sm: 6 }, maxWidth: 960 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    title: 'Failed to load products. Please try again.',
    role: 'alert' as const,
    children: (
      <Button variant="contained" onClick={retry}>
        Retry
      </Button>
    ),
  },
  argTypes: { children: { control: false, description: 'One way on.' } },
  parameters: {
    docs: {
      description: {
        component:
          'In the place of what is empty, missing or failed: a drawing, a sentence, one way on. A failure is heard at once. What a visitor did and what became of it is told by a toast.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is heard at once, with a way to try again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
  await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(retry).toHaveBeenCalledOnce()
})

/** What to do about it, in a second sentence. */
export const WithAHint = meta.story({
  args: { title: 'Failed to fetch blog posts', hint: 'The posts did not arrive. Please try again.' },
})

/** Nothing is wrong: it is part of the page, and no one is interrupted. */
export const Empty = meta.story({
  args: {
    title: 'No Blog Posts Yet',
    hint: 'The first one is being written.',
    role: 'presentation',
    children: undefined,
  },
})
Empty.test('interrupts nobody', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** The title of the page itself. */
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
WholePage.test('is the page’s title', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible()
})

export const LongText = meta.story({ args: { title: LONG, hint: `${LONG}. ${LONG}.` } })

export const Phone = meta.story({ ...WholePage.input, globals: { viewport: { value: 'phone' } } })
