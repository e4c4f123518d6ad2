import { expect, waitFor, within } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/The keyboard alone',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/category/laptops', animated: true } },
})

const overFiveHundred = products.filter(({ category, price }) => category === 'Laptops' && Number(price) >= 500).length

export const Keyboard = meta.story({
  name: 'The keyboard alone',
  play: flow(async ({ page, tabTo, pressKey, see, openedTabs }, step) => {
    await step('Skips the header', async () => {
      await page.findAllByRole('article')
      await tabTo(page.findByRole('link', { name: 'Skip to content' }))
      await pressKey('{Enter}')
      await waitFor(() => expect(page.getByRole('main')).toHaveFocus())
    })

    await step('Filters by price: over $500', async () => {
      await tabTo(page.findByRole('checkbox', { name: 'Over $500' }))
      await pressKey('[Space]')
      await see(page.findByRole('button', { name: 'Remove filter Over $500' }))
      await see(page.findByText(`${overFiveHundred} products`))
      await expect(page.getByRole('checkbox', { name: 'Over $500' })).toHaveFocus()
    })

    await step('Adds the first product', async () => {
      const [add] = await page.findAllByRole('button', { name: /^Add to Cart/ })
      if (!add) throw new Error('The listing has no products')
      await tabTo(add)
      await pressKey('{Enter}')
      await see(page.findByText('Item added to cart successfully'))
    })

    await step('Goes back up to the cart', async () => {
      await tabTo(page.findByRole('link', { name: 'Cart, 1 item' }), { shift: true })
      await pressKey('{Enter}')
      await see(page.findByRole('heading', { level: 1, name: 'Your cart' }))
      await waitFor(() => expect(page.getByRole('main')).toHaveFocus())
    })

    await step('Increases the quantity', async () => {
      const line = within(await page.findByRole('list', { name: 'Cart items' }))
      await tabTo(line.findByRole('button', { name: /^Increase quantity/ }))
      await pressKey('{Enter}')
      await see(line.findByText('2'))
    })

    await step('Checks out', async () => {
      await tabTo(page.findByRole('button', { name: /^Check Out/ }))
      await pressKey('{Enter}')
      await see(page.findByText(`Opening 1 ${DEFAULT_CONFIG.retailer.name} product pages for purchase`))
      await expect(openedTabs()).toHaveLength(1)
    })
  }),
})
