import preview from '#storybook/preview.tsx'
import { DemoNotice } from './DemoNotice.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Demo notice',
  component: DemoNotice,
  parameters: {
    docs: {
      description: {
        component:
          'Says once, below the header, that the shop is a demonstration; whoever dismisses it never sees it again. Not for other news: those are toasts, or part of their page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
