import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { Page } from './Page.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Page width',
  tags: ['since:0.1.0'],
  component: Page,
  args: {
    children: (
      <Box sx={{ p: 4, border: ({ line }) => line.hair, bgcolor: 'background.paper' }}>
        As wide as a page’s content may be, with its gutters at both sides.
      </Box>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Put everything between header and footer into it.',
      dont: 'Do not nest it.',
    },
    docs: {
      description: {
        component:
          'The maximum width of a page’s content, with gutters that are smaller on a phone. Use it around everything between header and footer. Full-width backgrounds stay outside.',
      },
    },
  },
})

export const Default = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
