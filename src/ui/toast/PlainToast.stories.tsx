import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Page } from '#src/ui/page/Page.tsx'
import preview from '#storybook/preview.tsx'
import { PlainToastCard } from './PlainToast.tsx'

const added = { id: 1, series: 1, open: true, title: 'Success', description: 'Item added to cart successfully' }

const meta = preview.meta({
  title: 'Components/Feedback/Plain toast',
  tags: ['since:0.1.0'],
  component: PlainToastCard,
  decorators: [
    (Story) => (
      <Page component="main" sx={{ paddingBlock: 6 }}>
        <h1>All products</h1>
        <p>The page continues below the toast.</p>
        {Story()}
      </Page>
    ),
  ],
  args: { toast: added },
  parameters: {
    guide: {
      do: 'Leave its use to the toast.',
      dont: 'Do not put a button into it.',
      keyboard: 'F8 moves to it.',
    },
    shop: { steps: [{ see: 'Success' }] },
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Replaces the toast if its code cannot be loaded, for example offline. It shows and is announced for the same time, but has no close button and no swipe. Never use it directly.',
      },
    },
  },
})

export const Default = meta.story({})

export const LongText = meta.story({ args: { toast: { ...added, description: LONG } } })

export const Arabic = meta.story({ args: { toast: { ...added, description: RTL_TITLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
