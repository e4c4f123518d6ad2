import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Failures',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', animated: true } },
})

export const FailedWrite = meta.story({
  name: 'A failed change and its recovery',
  parameters: { shop: { demo: ['cart-1-line', 'update-500'] } },
  play: flow(async ({ page, click, see, setScenarios }, step) => {
    const line = async () => within(await page.findByRole('list', { name: 'Cart items' }))
    const increase = async () => click((await line()).findByRole('button', { name: /^Increase quantity/ }))

    await step('Increases the quantity; the request fails', async () => {
      await increase()
      await see(page.findByText('Failed to update quantity. Please try again.'))
    })

    await step('Sees the old quantity', async () => {
      await see((await line()).findByText('1'))
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })

    await step('Tries again; the request succeeds', async () => {
      setScenarios('cart-1-line')
      await increase()
      await see((await line()).findByText('2'))
      await expect(await page.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    })
  }),
})

export const FailedAdd = meta.story({
  name: 'A product that could not be added',
  parameters: { shop: { url: '/', demo: ['cart-empty', 'add-500'] } },
  play: flow(async ({ page, click, see, setScenarios }, step) => {
    const add = async () => {
      const [button] = await page.findAllByRole('button', { name: /^Add to Cart/ })
      if (!button) throw new Error('The listing has no products')
      await click(button)
    }

    await step('Adds a product; the request fails', async () => {
      await add()
      await see(page.findByText('Failed to add item to cart'))
      await expect(await page.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    })

    await step('Adds it again; the request succeeds', async () => {
      setScenarios('cart-empty')
      await add()
      await see(page.findByText('Item added to cart successfully'))
      await expect(await page.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(page.queryByText('Failed to add item to cart')).toBeNull()
    })
  }),
})

export const FailedLoad = meta.story({
  name: 'A failed load and Retry',
  parameters: { shop: { demo: ['cart-5-lines', 'cart-500'] } },
  play: flow(async ({ page, click, see, setScenarios }, step) => {
    await step('Sees that the cart failed to load', async () => {
      await see(page.findByRole('heading', { name: 'Failed to load cart' }))
    })

    await step('Presses Retry; the cart loads', async () => {
      setScenarios('cart-5-lines')
      await click(page.findByRole('button', { name: 'Retry' }))
      await see(page.findByRole('heading', { name: 'Your cart' }))
      await expect(within(await page.findByRole('list', { name: 'Cart items' })).getAllByRole('listitem')).toHaveLength(
        5,
      )
      await expect(await page.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
    })
  }),
})

export const FailedFilters = meta.story({
  name: 'Filters that failed to load',
  parameters: { shop: { url: '/', demo: ['categories-500'] } },
  play: flow(async ({ page, click, see, setScenarios }, step) => {
    const filters = async () => within(await page.findByRole('complementary', { name: 'Filters' }))

    await step('Sees products, but no categories', async () => {
      await see((await filters()).findByText('Failed to load categories.'))
      await expect(await page.findAllByRole('article')).toHaveLength(24)
    })

    await step('Presses Retry; the categories load', async () => {
      setScenarios()
      await click((await filters()).findByRole('button', { name: 'Retry' }))
      await see((await filters()).findByRole('button', { name: /^Laptops/ }))
      await waitFor(() => expect(page.queryByText('Failed to load categories.')).toBeNull())
    })

    await step('Selects the laptops', async () => {
      await click((await filters()).findByRole('button', { name: /^Laptops/ }))
      await see(page.findByRole('button', { name: 'Remove filter Laptops' }))
    })
  }),
})
