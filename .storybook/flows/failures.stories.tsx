import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/Failures',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', moves: true } },
})

export const FailedWrite = meta.story({
  name: 'A failed change and its recovery',
  parameters: { shop: { demo: ['cart-1-line', 'update-500'] } },
  play: flow(async ({ page, press, look, answer }, step) => {
    const line = async () => within(await page.findByRole('list', { name: 'Cart items' }))
    const takeOneMore = async () => press((await line()).findByRole('button', { name: /^Increase quantity/ }))

    await step('Takes one more, and the server fails', async () => {
      await takeOneMore()
      await look(page.findByText('Failed to update quantity. Please try again.'))
    })

    await step('Sees the quantity as it was', async () => {
      await look((await line()).findByText('1'))
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })

    await step('Tries again, and the server is well', async () => {
      answer('cart-1-line')
      await takeOneMore()
      await look((await line()).findByText('2'))
      await expect(await page.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    })
  }),
})

export const FailedAdd = meta.story({
  name: 'A product that could not be added',
  parameters: { shop: { url: '/', demo: ['cart-empty', 'add-500'] } },
  play: flow(async ({ page, press, look, answer }, step) => {
    const add = async () => {
      const [button] = await page.findAllByRole('button', { name: /^Add to Cart/ })
      if (!button) throw new Error('no card')
      await press(button)
    }

    await step('Adds a product, and the server fails', async () => {
      await add()
      await look(page.findByText('Failed to add item to cart'))
      await expect(await page.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    })

    await step('Adds it again, and the server is well', async () => {
      answer('cart-empty')
      await add()
      await look(page.findByText('Item added to cart successfully'))
      await expect(await page.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(page.queryByText('Failed to add item to cart')).toBeNull()
    })
  }),
})

export const FailedLoad = meta.story({
  name: 'A failed load and Retry',
  parameters: { shop: { demo: ['cart-5-lines', 'cart-500'] } },
  play: flow(async ({ page, press, look, answer }, step) => {
    await step('Finds that the cart failed to load', async () => {
      await look(page.findByRole('heading', { name: 'Failed to load cart' }))
    })

    await step('Retries, and the cart is there', async () => {
      answer('cart-5-lines')
      await press(page.findByRole('button', { name: 'Retry' }))
      await look(page.findByRole('heading', { name: 'Your cart' }))
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
  play: flow(async ({ page, press, look, answer }, step) => {
    const filters = async () => within(await page.findByRole('complementary', { name: 'Filters' }))

    await step('Finds the products, and no categories', async () => {
      await look((await filters()).findByText('Failed to load categories.'))
      await expect(await page.findAllByRole('article')).toHaveLength(24)
    })

    await step('Retries, and the categories are there', async () => {
      answer()
      await press((await filters()).findByRole('button', { name: 'Retry' }))
      await look((await filters()).findByRole('button', { name: /^Laptops/ }))
      await waitFor(() => expect(page.queryByText('Failed to load categories.')).toBeNull())
    })

    await step('Chooses the laptops', async () => {
      await press((await filters()).findByRole('button', { name: /^Laptops/ }))
      await look(page.findByRole('button', { name: 'Remove filter Laptops' }))
    })
  }),
})
