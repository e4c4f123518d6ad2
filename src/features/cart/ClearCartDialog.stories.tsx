import { expect, fn, screen, waitFor } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ClearCartDialog } from './ClearCartDialog.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Clear cart question',
  component: ClearCartDialog,
  args: { onConfirm: fn(), onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Asked before everything in the cart goes, since that can’t be taken back. Ask nothing where a press is easily undone, such as the removal of one line.',
      },
      story: { inline: false, height: '400px' },
    },
  },
})

export const Default = meta.story({})
Default.test('tells its two answers apart', async ({ args, userEvent }) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Clear your cart?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep items' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
  await expect(args.onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all items' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})
Default.test('takes Escape for a no', async ({ args, userEvent }) => {
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE, rootSelector: 'body' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
