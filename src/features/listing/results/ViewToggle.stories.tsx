import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ViewToggle } from './ViewToggle.tsx'

const ARGS: ComponentProps<typeof ViewToggle> = { view: 'grid', onChange: fn() }

const meta = preview.meta({
  title: 'Components/Forms/View toggle',
  tags: ['since:0.1.0'],
  component: ViewToggle,
  decorators: [(Story) => <Box sx={{ p: 4 }}>{Story()}</Box>],
  args: ARGS,
  argTypes: { view: { control: 'inline-radio', options: ['grid', 'list'] } },
  parameters: {
    guide: {
      do: 'Keep the choice on every listing.',
      dont: 'Do not show different products in the two views.',
      keyboard: 'One tab stop; the arrow keys move, Enter or Space selects.',
    },
    docs: {
      description: {
        component:
          'Switches a listing between grid and list. One is always selected. For more than two views, use a select field.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('pressing the selected view does nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Grid view', pressed: true }))
  await expect(args.onChange).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'List view' }))
  await expect(args.onChange).toHaveBeenCalledWith('list')
})
Default.test('Tab reaches the group once, arrow keys move within it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Grid view' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('button', { name: 'List view' })).toHaveFocus()
})

export const List = meta.story({ args: { view: 'list' } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[value=grid]'] } } })
