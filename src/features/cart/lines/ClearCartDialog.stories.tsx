import { fn } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ClearCartDialog } from './ClearCartDialog.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Clear cart question',
  tags: ['since:0.1.0'],
  component: ClearCartDialog,
  args: { onConfirm: fn(), onClose: fn() },
  parameters: {
    guide: {
      do: 'Name both choices by what they do.',
      dont: 'Do not use “Yes” and “No”.',
      keyboard: 'Tab stays inside; Escape keeps the items, and the focus returns to Clear cart.',
    },
    docs: {
      description: {
        component:
          'Asks before the cart is emptied, because that cannot be undone. Do not ask before actions that are easy to undo, such as removing one line.',
      },
      story: { inline: false, height: '400px' },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE, rootSelector: 'body' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
