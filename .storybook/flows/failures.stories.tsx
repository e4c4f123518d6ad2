import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { chooseScenarios } from '#storybook/shop/shop-api.ts'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Failures',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/' } },
})

export const FailedWrite = meta.story({
  name: 'A failed change and its recovery',
  parameters: { shop: { demo: ['cart-1-line', 'update-500'] } },
  play: flow(async ({ step, globals }) => {
    const line = async () => within(await screen.findByRole('list', { name: 'Cart items' }))
    const increase = async () =>
      userEvent.click(await (await line()).findByRole('button', { name: /^Increase quantity/ }))

    await step('Increases the quantity; the request fails', async () => {
      await increase()
      await expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible()
    })

    await step('Sees the old quantity', async () => {
      await expect(await (await line()).findByText('1')).toBeVisible()
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })

    await step('Tries again; the request succeeds', async () => {
      chooseScenarios(['cart-1-line'], globals)
      await increase()
      await expect(await (await line()).findByText('2')).toBeVisible()
      await expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    })
  }),
})

export const FailedAdd = meta.story({
  name: 'A product that could not be added',
  parameters: { shop: { url: '/', demo: ['cart-empty', 'add-500'] } },
  play: flow(async ({ step, globals }) => {
    const add = async () => {
      const [button] = await screen.findAllByRole('button', { name: /^Add to Cart/ })
      if (!button) throw new Error('The listing has no products')
      await userEvent.click(button)
    }

    await step('Adds a product; the request fails', async () => {
      await add()
      await expect(await screen.findByText('Failed to add item to cart')).toBeVisible()
      await expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    })

    await step('Adds it again; the request succeeds', async () => {
      chooseScenarios(['cart-empty'], globals)
      await add()
      await expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
      await expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(screen.queryByText('Failed to add item to cart')).toBeNull()
    })
  }),
})

export const FailedLoad = meta.story({
  name: 'A failed load and Retry',
  parameters: { shop: { demo: ['cart-5-lines', 'cart-500'] } },
  play: flow(async ({ step, globals }) => {
    await step('Sees that the cart failed to load', async () => {
      await expect(await screen.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
    })

    await step('Presses Retry; the cart loads', async () => {
      chooseScenarios(['cart-5-lines'], globals)
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cart' })).toBeVisible())
      const lines = within(await screen.findByRole('list', { name: 'Cart items' }))
      await expect(lines.getAllByRole('listitem')).toHaveLength(5)
      await expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
    })
  }),
})

export const FailedFilters = meta.story({
  name: 'Filters that failed to load',
  parameters: { shop: { url: '/', demo: ['categories-500'] } },
  // A phone has the filters behind a button.
  globals: { viewport: { value: 'desktop' } },
  play: flow(async ({ step, globals }) => {
    const filters = async () => within(await screen.findByRole('complementary', { name: 'Filters' }))

    await step('Sees products, but no categories', async () => {
      await expect(await (await filters()).findByText('Failed to load categories.')).toBeVisible()
      await expect(await screen.findAllByRole('article')).toHaveLength(24)
    })

    await step('Presses Retry; the categories load', async () => {
      chooseScenarios([], globals)
      await userEvent.click(await (await filters()).findByRole('button', { name: 'Retry' }))
      await expect(await (await filters()).findByRole('button', { name: /^Laptops/ })).toBeVisible()
      await waitFor(() => expect(screen.queryByText('Failed to load categories.')).toBeNull())
    })

    await step('Selects the laptops', async () => {
      await userEvent.click(await (await filters()).findByRole('button', { name: /^Laptops/ }))
      await expect(await screen.findByRole('button', { name: 'Remove filter Laptops' })).toBeVisible()
    })
  }),
})
