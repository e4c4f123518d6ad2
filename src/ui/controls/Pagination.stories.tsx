import Box from '@mui/material/Box'
import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Pagination',
  tags: ['since:0.1.0'],
  component: Pagination,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 } }}>{Story()}</Box>],
  args: { current: 1, pages: 8, onChange: fn() },
  argTypes: { current: { control: { type: 'number', min: 1 } }, pages: { control: { type: 'number', min: 0 } } },
  parameters: {
    guide: {
      do: 'Mark the current page.',
      dont: 'Do not use it for one page.',
      keyboard: 'Tab moves from page to page; Enter or Space opens one.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'The pages of a long list: up to five numbers and the last. A list of one page shows none. Do not use it for the steps of a form or the pictures of a gallery.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: ['li:nth-of-type(2) button'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-of-type(2) button'] } } })

export const TwoPages = meta.story({ args: { pages: 2 } })

export const InTheMiddle = meta.story({ args: { current: 4 } })

export const LastPage = meta.story({ args: { current: 8 } })

export const ManyPages = meta.story({ args: { current: 100, pages: 200 } })

/** One page needs no pagination. */
export const Empty = meta.story({ args: { pages: 1 } })

/** Three-digit numbers wrap. */
export const Phone = meta.story({
  args: { current: 100, pages: 200 },
  globals: { viewport: { value: 'phone' } },
})
