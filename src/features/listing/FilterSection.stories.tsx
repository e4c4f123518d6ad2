import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Filter section',
  component: FilterSection,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, width: 264 + 48 }}>
        <Story />
      </Box>
    ),
  ],
  args: { title: 'Latest Reviews', isOpenAtFirst: false, children: <LatestReviews /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'One section of the filters, which opens and closes by itself: several may be open. For questions and answers use the FAQ’s.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('opens and closes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Celestron NexStar')).not.toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Latest Reviews', expanded: false }))
  await expect(canvas.getByText('Celestron NexStar')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Latest Reviews', expanded: true }))
  await expect(canvas.getByText('Celestron NexStar')).not.toBeVisible()
})

export const Open = meta.story({ args: { isOpenAtFirst: true } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['h2 button'] } } })

export const LongText = meta.story({ args: { title: LONG, isOpenAtFirst: true } })

export const Arabic = meta.story({ args: { title: RTL_TITLE, isOpenAtFirst: true } })
