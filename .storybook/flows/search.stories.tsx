import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Search',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/' } },
  // A phone has the search, the navigation and the filters behind buttons.
  globals: { viewport: { value: 'desktop' } },
})

export const Search = meta.story({
  name: 'Search',
  parameters: { heard: ['search'] },
  play: flow(async ({ step }) => {
    const field = () => screen.findByRole('searchbox', { name: 'Search products' })

    await step('Searches for “studio” from the cart', async () => {
      await userEvent.type(await field(), 'studio')
      await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
      await expect(await screen.findByRole('heading', { level: 1, name: 'Results for “studio”' })).toBeVisible()
      await expect(await screen.findByRole('link', { name: 'Norrvane Studio 16' })).toBeVisible()
      await expect(screen.queryByRole('link', { name: 'Marrowick Loggia' })).toBeNull()
    })

    await step('Filters the results by category', async () => {
      const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
      await userEvent.click(await filters.findByRole('button', { name: /^Audio & Headphones/ }))
      await expect(await screen.findByRole('button', { name: 'Remove filter Audio & Headphones' })).toBeVisible()
      await expect(await screen.findByRole('link', { name: 'Aurelle Studio One' })).toBeVisible()
    })

    await step('Searches for a product that the shop does not have', async () => {
      await userEvent.clear(await field())
      await userEvent.type(await field(), 'zither{Enter}')
      await expect(await screen.findByText('No products found')).toBeVisible()
    })

    await step('Removes the search', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove filter “zither”' }))
      await expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
      await expect(await field()).toHaveValue('')
      await waitFor(() => expect(screen.queryByText('No products found')).toBeNull())
      await expect(await screen.findAllByRole('article')).toHaveLength(24)
    })
  }),
})
