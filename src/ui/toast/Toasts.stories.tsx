import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { showToast, type Toast } from './toast-store.ts'

const meta = preview.meta({ component: Bell })

const added: Toast = { title: 'Success', description: 'Item added to cart successfully' }
const failed: Toast = { title: 'Error', description: 'Failed to add item to cart', variant: 'destructive' }
const talkative: Toast = { ...failed, description: 'The server had a great deal to say about this. '.repeat(40) }

/** The region itself is in every story; this only rings. */
function Bell() {
  return (
    <main>
      <h1>Toasts</h1>
      <button type="button" onClick={() => showToast(added)}>
        Success
      </button>
      <button type="button" onClick={() => showToast(failed)}>
        Failure
      </button>
      <button type="button" onClick={() => showToast(talkative)}>
        Long
      </button>
    </main>
  )
}

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
  },
})

export const Destructive = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }))
    await expect(await canvas.findByText('Failed to add item to cart')).toBeVisible()
  },
})

export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await canvas.findByText('Item added to cart successfully')
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }))
    await expect(await canvas.findByText('Failed to add item to cart')).toBeVisible()
    await expect(canvas.queryByText('Item added to cart successfully')).not.toBeInTheDocument()
  },
})

export const LongText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }))
    await expect(await canvas.findByText(/a great deal to say/)).toBeVisible()
  },
})

export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Success' })
    await userEvent.click(bell)
    await canvas.findByText('Item added to cart successfully')
    await userEvent.keyboard('[F8]')
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' })
    await expect(region.contains(document.activeElement)).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
    await expect(bell).toHaveFocus()
  },
})
