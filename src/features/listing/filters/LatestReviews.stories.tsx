import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { LatestReviews } from './LatestReviews.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Reviews in the filters',
  tags: ['since:0.1.0'],
  component: LatestReviews,
  decorators: [(Story) => <Box sx={{ p: 6, width: 264 + 48 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Show the newest three.',
      dont: 'Do not show ratings here.',
      keyboard: 'Tab moves through the links; Enter opens the review.',
    },
    docs: {
      description: {
        component:
          'Links to three reviews with their age, as the last section of the filters. It is the same on every listing. The reviews page has its own list.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })
