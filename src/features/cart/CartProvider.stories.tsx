import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { useCart } from './CartProvider.tsx'

/** The provider's own toasts: what every screen says that doesn't say it better (spec §8). */
const meta = preview.meta({
  component: Hands,
  beforeEach: async ({ msw, parameters }) => {
    await fillCart(studioLaptop.id)
    if (parameters.fault) msw.use(...scenario(parameters.fault))
  },
})

function Hands() {
  const cart = useCart()
  const writes = {
    Add: () => cart.add(studioHeadphones.id),
    Remove: () => cart.remove(studioLaptop.id),
    Update: () => cart.update(studioLaptop.id, 2),
    Clear: () => cart.clear(),
  }
  return (
    <main>
      <h1>The cart’s writes</h1>
      {Object.entries(writes).map(([name, write]) => (
        <button key={name} type="button" onClick={() => write().catch(() => undefined)}>
          {name}
        </button>
      ))}
    </main>
  )
}

type Write = 'Add' | 'Remove' | 'Update' | 'Clear'

/** Presses a button, with a fault if one is named, and waits for the toast. */
const pressing = (name: Write, text: string, fault?: ScenarioName) => ({
  parameters: { fault },
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByText(text)).toBeVisible()
  },
})

export const Added = meta.story(pressing('Add', 'Item added to cart successfully'))
export const Removed = meta.story(pressing('Remove', 'Item removed from cart'))
export const Cleared = meta.story(pressing('Clear', 'Cart cleared successfully'))
export const AddFailed = meta.story(pressing('Add', 'Failed to add item to cart', 'add-500'))
export const AddRefused = meta.story(pressing('Add', 'Only one per visitor', 'add-409'))
export const RemovalFailed = meta.story(pressing('Remove', 'Failed to remove item from cart', 'remove-500'))
export const UpdateFailed = meta.story(pressing('Update', 'Failed to update cart item', 'update-500'))
export const ClearFailed = meta.story(pressing('Clear', 'Failed to clear cart', 'clear-500'))
