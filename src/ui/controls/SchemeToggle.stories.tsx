import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SchemeToggle } from './SchemeToggle.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Scheme toggle',
  tags: ['since:0.1.0'],
  component: SchemeToggle,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 280 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Offer the scheme of the system.',
      dont: 'Do not put it into a page.',
      keyboard: 'One tab stop; the arrow keys move, Enter or Space selects.',
      heard: ['menu-on-a-phone'],
    },
    docs: {
      description: {
        component:
          'Switches between the light scheme, the dark scheme and the scheme of the system. The browser remembers the choice. It is in the top bar, and in the menu on a phone.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('Tab reaches the group once, arrow keys move within it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Light' })).toHaveFocus()
  await userEvent.keyboard('[ArrowRight]')
  await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('group', { name: 'Color scheme' })).not.toContainElement(
    canvas.getByRole('group').querySelector(':focus'),
  )
})
Default.test('pressing the selected scheme keeps it', async ({ canvas, userEvent }) => {
  const light = canvas.getByRole('button', { name: 'Light' })
  await expect(light).toBePressed()
  await userEvent.click(light)
  await expect(light).toBePressed()
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button[value=light]'] } } })

export const DarkChosen = meta.story({ globals: { scheme: 'dark' } })

/** The buttons have the height of a touch target. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
