import preview from '#storybook/preview.tsx'
import { DemoNotice } from './DemoNotice.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Demo notice',
  tags: ['since:0.1.0'],
  component: DemoNotice,
  parameters: {
    guide: {
      do: 'Say it once, below the header.',
      dont: 'Do not show it again after it was dismissed.',
      keyboard: 'Tab reaches the button that dismisses it; the focus then goes to the content.',
    },
    docs: {
      description: {
        component:
          'Says below the header that the shop is a demonstration, until the visitor dismisses it for good. For other messages, use toasts or the page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
