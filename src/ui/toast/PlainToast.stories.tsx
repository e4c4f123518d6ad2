import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Page } from '#src/ui/Page.tsx'
import preview from '#storybook/preview.tsx'
import { PlainToastCard } from './PlainToast.tsx'

const added = { id: 1, series: 1, open: true, title: 'Success', description: 'Item added to cart successfully' }

const meta = preview.meta({
  title: 'Components/Feedback/Plain toast',
  component: PlainToastCard,
  decorators: [
    (Story) => (
      <Page component="main" sx={{ paddingBlock: 6 }}>
        <h1>All products</h1>
        <p>The page goes on below what is said.</p>
        <Story />
      </Page>
    ),
  ],
  args: { toast: added },
  parameters: {
    // It floats over the page, one at a time.
    sheet: false,
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'What is said where the toast’s own code can’t be had, in a tab that is offline or older than the shop. It is seen and heard for as long, but can’t be closed or swiped. Nobody chooses it: the toast falls back to it.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is heard, and reached with F8', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('Success Item added to cart successfully')
  await userEvent.keyboard('{F8}')
  await expect(canvas.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
})

export const LongText = meta.story({ args: { toast: { ...added, description: LONG } } })

export const Arabic = meta.story({ args: { toast: { ...added, description: RTL_TITLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
