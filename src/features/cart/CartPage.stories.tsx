import { expect, screen, waitFor, within } from 'storybook/test'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { CartPage } from './CartPage.tsx'

const meta = preview.meta({ component: CartPage })

type Canvas = ReturnType<typeof within>

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
const increase = `Increase quantity of ${studioLaptop.title}`
const remove = `Remove ${studioLaptop.title}`

export const Loaded = meta.story({
  beforeEach: () => fillCart(studioLaptop.id, studioHeadphones.id),
  play: async ({ canvas, userEvent }) => {
    const plus = await button(canvas, increase)
    await userEvent.click(plus)
    await userEvent.click(plus)
    await expect(await canvas.findByText('3')).toBeVisible()
    await expect(canvas.getByText('Opens 2 new tabs, one per product.')).toBeVisible()
  },
})

export const Removed = meta.story({
  beforeEach: () => fillCart(studioLaptop.id, studioHeadphones.id),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, remove))
    await expect(await canvas.findByText('Item has been removed from your cart.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  },
})

export const MinusAtOne = meta.story({
  beforeEach: () => fillCart(studioLaptop.id, studioHeadphones.id),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, `Decrease quantity of ${studioLaptop.title}`))
    await expect(canvas.queryByText(studioLaptop.title)).not.toBeInTheDocument()
  },
})

/** What is changed shows at once, and comes back when the server refused it. */
export const UpdateFailed = meta.story({
  beforeEach: async ({ msw }) => {
    await fillCart(studioLaptop.id, studioHeadphones.id)
    msw.use(...scenario('update-500'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, increase))
    await expect(await canvas.findByText('Failed to update quantity. Please try again.')).toBeVisible()
    await expect(canvas.getByText('Opens 2 new tabs, one per product.')).toBeVisible()
  },
})

export const RemovalFailed = meta.story({
  beforeEach: async ({ msw }) => {
    await fillCart(studioLaptop.id, studioHeadphones.id)
    msw.use(...scenario('remove-500'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, remove))
    await expect(await canvas.findByText('Failed to remove item. Please try again.')).toBeVisible()
    await expect(await button(canvas, remove)).toBeVisible()
  },
})

export const Clearing = meta.story({
  beforeEach: () => fillCart(studioLaptop.id),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, 'Clear cart'))
    const question = await screen.findByRole('dialog', { name: 'Clear your cart?' })
    await waitFor(() => expect(question).toBeVisible())
  },
})

export const Cleared = meta.story({
  beforeEach: () => fillCart(studioLaptop.id),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, 'Clear cart'))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all items' }))
    await expect(await canvas.findByText('Cart cleared successfully')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
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
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

/** The lines were read once; the read after the change failed. */
export const Outdated = meta.story({
  beforeEach: () => fillCart(studioLaptop.id, studioHeadphones.id),
  play: async ({ canvas, userEvent, msw }) => {
    const plus = await button(canvas, increase)
    msw.use(...scenario('cart-500'))
    await userEvent.click(plus)
    await expect(await canvas.findByText(/^Your cart could not be read again/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
  },
})

export const TwoHundredLines = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('cart-200-lines')),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cart items' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(200)
  },
})
