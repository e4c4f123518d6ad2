import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Pagination',
  component: Pagination,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 } }}>
        <Story />
      </Box>
    ),
  ],
  args: { current: 1, pages: 8, onChange: fn() },
  argTypes: { current: { control: { type: 'number', min: 1 } }, pages: { control: { type: 'number', min: 0 } } },
  parameters: {
    docs: {
      description: {
        component:
          'Which part of a long list is shown, and the way to the others: five pages at most, then the last. A list of one page has none. Not for the steps of a form or the pictures of a gallery.',
      },
    },
  },
})

/** `1 2 3 4 5 … 8` as it is heard. */
const namesOf = (buttons: HTMLElement[]) => buttons.map(({ ariaLabel }) => ariaLabel)

export const Default = meta.story({})
Default.test('shows five pages and the last', async ({ canvas }) => {
  const names = namesOf(canvas.getAllByRole('button'))
  await expect(names).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 8'])
})
Default.test('leads to the page that is pressed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 8' }))
  await expect(args.onChange).toHaveBeenCalledWith(8)
})

export const Hover = meta.story({ parameters: { pseudo: { hover: ['li:nth-of-type(2) button'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-of-type(2) button'] } } })

export const TwoPages = meta.story({ args: { pages: 2 } })

export const InTheMiddle = meta.story({ args: { current: 4 } })
InTheMiddle.test('keeps the shown one in the middle', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4')
  const names = namesOf(canvas.getAllByRole('button'))
  await expect(names).toEqual(['Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 8'])
})

export const LastPage = meta.story({ args: { current: 8 } })
LastPage.test('needs no ellipsis', async ({ canvas }) => {
  await expect(canvas.queryByText('…')).not.toBeInTheDocument()
  await expect(canvas.getAllByRole('button')).toHaveLength(5)
})

export const ManyPages = meta.story({ args: { current: 100, pages: 200 } })

/** One page has nothing to choose from. */
export const Empty = meta.story({ args: { pages: 1 } })
Empty.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
})

/** Three figures wrap. */
export const Phone = meta.story({
  args: { current: 100, pages: 200 },
  globals: { viewport: { value: 'phone' } },
})
