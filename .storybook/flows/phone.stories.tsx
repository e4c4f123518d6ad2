import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/On a phone',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/', animated: true } },
  globals: { viewport: { value: 'phone' } },
})

export const Menu = meta.story({
  name: 'The menu',
  parameters: { shop: { url: '/cart/' } },
  play: flow(async ({ page, click, see }, step) => {
    await step('Opens the menu', async () => {
      await expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
      await click(page.findByRole('button', { name: 'Open menu' }))
      await see(page.findByRole('searchbox', { name: 'Search products' }))
      await see(page.findByRole('group', { name: 'Color scheme' }))
    })

    await step('Closes the menu and opens it again', async () => {
      await click(page.findByRole('button', { name: 'Close menu' }))
      await waitFor(() => expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull())
      await click(page.findByRole('button', { name: 'Open menu' }))
    })

    await step('Opens the cameras; the menu closes', async () => {
      const main = within(await page.findByRole('navigation', { name: 'Main' }))
      await click(main.findByRole('link', { name: 'Cameras' }))
      await see(page.findByRole('heading', { level: 1, name: 'Cameras' }))
      await expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
    })
  }),
})

export const FilterDrawer = meta.story({
  name: 'The filters’ drawer',
  play: flow(async ({ page, click, see }, step) => {
    const drawer = async () => within(await page.findByRole('dialog', { name: 'Filters' }))

    await step('Opens the filters', async () => {
      await click(page.findByRole('button', { name: 'Filters' }))
      await see((await drawer()).findByRole('button', { name: 'Close filters' }))
    })

    await step('Selects laptops over $500', async () => {
      await click((await drawer()).findByRole('button', { name: /^Laptops/ }))
      await click((await drawer()).findByRole('checkbox', { name: 'Over $500' }))
    })

    await step('Shows the results', async () => {
      await click((await drawer()).findByRole('button', { name: /^Show \d+ products$/ }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await see(page.findByRole('button', { name: 'Filters (2)' }))
      await see(page.findByRole('button', { name: 'Remove filter Laptops' }))
      await see(page.findByRole('button', { name: 'Remove filter Over $500' }))
    })
  }),
})
