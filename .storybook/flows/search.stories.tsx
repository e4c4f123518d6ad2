import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/Search',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', moves: true } },
})

export const Search = meta.story({
  name: 'Search',
  play: flow(async ({ page, press, write, key, look }, step) => {
    const field = () => page.findByRole('searchbox', { name: 'Search products' })

    await step('Searches for “studio”, from whichever page', async () => {
      await write(field(), 'studio')
      await press(page.findByRole('button', { name: 'Search' }))
      await look(page.findByRole('heading', { level: 1, name: 'Results for “studio”' }))
      for (const card of await page.findAllByRole('article')) await expect(card).toHaveTextContent(/studio/i)
    })

    await step('Narrows the results to headphones', async () => {
      const filters = within(await page.findByRole('complementary', { name: 'Filters' }))
      await press(filters.findByRole('button', { name: /^Audio & Headphones/ }))
      await look(page.findByRole('button', { name: 'Remove filter Audio & Headphones' }))
      await look(page.findByRole('link', { name: 'Aurelle Studio One' }))
    })

    await step('Searches for something the shop has not', async () => {
      await write(field(), 'zither')
      await key('{Enter}')
      await look(page.findByText('No products found'))
    })

    await step('Takes the search back', async () => {
      await press(page.findByRole('button', { name: 'Remove filter “zither”' }))
      await look(page.findByRole('heading', { level: 1, name: 'All Products' }))
      await expect(await field()).toHaveValue('')
      await waitFor(() => expect(page.queryByText('No products found')).toBeNull())
      await expect(await page.findAllByRole('article')).toHaveLength(24)
    })
  }),
})
