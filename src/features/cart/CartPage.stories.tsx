import { expect } from 'storybook/test'
import { scenario } from '#mocks/scenarios.ts'
import { cartId } from '#src/api/cart-id.ts'
import preview from '#storybook/preview.tsx'
import { CartPage } from './CartPage.tsx'

const meta = preview.meta({ component: CartPage })

/** Puts the first two products of the listing into the visitor's cart. */
async function fillCart() {
  const { products } = await fetch('/api/products').then((response) => response.json())
  for (const { id } of products.slice(0, 2)) {
    await fetch('/api/cart/add', {
      method: 'POST',
      headers: { 'x-cart-id': cartId() },
      body: JSON.stringify({ productId: id, quantity: 1 }),
    })
  }
}

export const Loaded = meta.story({
  beforeEach: fillCart,
  play: async ({ canvas, userEvent }) => {
    const [increase] = await canvas.findAllByRole('button', { name: /^Increase quantity/ })
    if (!increase) throw new Error('no line')
    await userEvent.click(increase)
    await userEvent.click(increase)
    await expect(await canvas.findByText('3')).toBeVisible()
  },
})

export const Removed = meta.story({
  beforeEach: fillCart,
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove/ })
    if (!remove) throw new Error('no line')
    await userEvent.click(remove)
    await expect(await canvas.findByText('Item has been removed from your cart.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('cart-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cart...')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('cart-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  },
})
