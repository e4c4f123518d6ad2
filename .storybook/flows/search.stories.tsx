import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Search',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', animated: true } },
})

export const Search = meta.story({
  name: 'Search',
  play: flow(async ({ page, click, type, pressKey, see }, step) => {
    const field = () => page.findByRole('searchbox', { name: 'Search products' })

    await step('Searches for “studio” from the cart', async () => {
      await type(field(), 'studio')
      await click(page.findByRole('button', { name: 'Search' }))
      await see(page.findByRole('heading', { level: 1, name: 'Results for “studio”' }))
      for (const card of await page.findAllByRole('article')) await expect(card).toHaveTextContent(/studio/i)
    })

    await step('Filters the results by category', async () => {
      const filters = within(await page.findByRole('complementary', { name: 'Filters' }))
      await click(filters.findByRole('button', { name: /^Audio & Headphones/ }))
      await see(page.findByRole('button', { name: 'Remove filter Audio & Headphones' }))
      await see(page.findByRole('link', { name: 'Aurelle Studio One' }))
    })

    await step('Searches for a product that the shop does not have', async () => {
      await type(field(), 'zither')
      await pressKey('{Enter}')
      await see(page.findByText('No products found'))
    })

    await step('Removes the search', async () => {
      await click(page.findByRole('button', { name: 'Remove filter “zither”' }))
      await see(page.findByRole('heading', { level: 1, name: 'All Products' }))
      await expect(await field()).toHaveValue('')
      await waitFor(() => expect(page.queryByText('No products found')).toBeNull())
      await expect(await page.findAllByRole('article')).toHaveLength(24)
    })
  }),
})
