import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { IconButton } from '#src/ui/buttons.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ component: IconButtons })

/** Any icon button: the region that names them is in every story. */
function IconButtons() {
  return (
    <main style={{ padding: 64 }}>
      <h1>Tooltips</h1>
      <IconButton aria-label="Account">♫</IconButton>
      <button type="button" aria-label="Increase quantity" data-tooltip="">
        +
      </button>
      <button type="button" aria-label="Add to Cart: a product">
        Add to Cart
      </button>
    </main>
  )
}

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.hover(button)
    const tooltip = await waitFor(async () => {
      // A hand is never quite still.
      await fireEvent.pointerMove(button)
      return screen.getByRole('tooltip')
    })
    await expect(tooltip).toHaveTextContent('Account')
    await expect(button).toHaveAccessibleName('Account')
    await expect(button).not.toHaveAttribute('aria-describedby')
  },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Increase quantity' })
    await expect(await screen.findByText('Increase quantity', { selector: '[role=tooltip]' })).toBeInTheDocument()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
})
