import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LatestReviews } from './LatestReviews.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Reviews in the filters',
  component: LatestReviews,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, width: 264 + 48 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Three links to reviews, each with its age, at the end of the filters. It is the same on every listing, whatever is filtered. The reviews’ page has its own list.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has three, each with its age', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Celestron NexStar',
    'Dell PowerEdge',
    'Yamaha MG32',
  ])
  await expect(canvas.getByText('2 days ago')).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })
