import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SchemeToggle } from './SchemeToggle.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Scheme toggle',
  component: SchemeToggle,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 280 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Chooses between the light scheme, the dark one and the system’s; this browser remembers it. It stands in the bar above the header, and in the menu on a phone. Not for choices of one page: a choice of views has its own.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('Tab reaches it once, arrows lead from one to the next', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Light' })).toHaveFocus()
  await userEvent.keyboard('[ArrowRight]')
  await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('group', { name: 'Colour scheme' })).not.toContainElement(
    canvas.getByRole('group').querySelector(':focus'),
  )
})
Default.test('keeps the choice that is pressed again', async ({ canvas, userEvent }) => {
  const light = canvas.getByRole('button', { name: 'Light' })
  await expect(light).toBePressed()
  await userEvent.click(light)
  await expect(light).toBePressed()
})
Default.test('changes the scheme', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dark' }))
  await expect(canvas.getByRole('button', { name: 'Dark' })).toBePressed()
  await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button[value=light]'] } } })

export const DarkChosen = meta.story({ globals: { scheme: 'dark' } })

/** Its words are as high as a finger. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
