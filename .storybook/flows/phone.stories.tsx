import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/On a phone',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/' } },
  globals: { viewport: { value: 'phone' } },
})

export const Menu = meta.story({
  name: 'The menu',
  parameters: { shop: { url: '/cart/' }, heard: ['menu-on-a-phone'] },
  play: flow(async ({ step }) => {
    await step('Opens the menu', async () => {
      await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
      await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
      await expect(await screen.findByRole('searchbox', { name: 'Search products' })).toBeVisible()
      await expect(await screen.findByRole('group', { name: 'Color scheme' })).toBeVisible()
    })

    await step('Closes the menu and opens it again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }))
      await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull())
      await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    })

    await step('Opens the cameras; the menu closes', async () => {
      const main = within(await screen.findByRole('navigation', { name: 'Main' }))
      await userEvent.click(await main.findByRole('link', { name: 'Cameras' }))
      await expect(await screen.findByRole('heading', { level: 1, name: 'Cameras' })).toBeVisible()
      await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    })
  }),
})

export const FilterDrawer = meta.story({
  name: 'The filters’ drawer',
  parameters: { heard: ['filter-drawer'] },
  play: flow(async ({ step }) => {
    const drawer = async () => within(await screen.findByRole('dialog', { name: 'Filters' }))

    await step('Opens the filters', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
      await expect(await (await drawer()).findByRole('button', { name: 'Close filters' })).toBeVisible()
    })

    await step('Selects laptops over $500', async () => {
      await userEvent.click(await (await drawer()).findByRole('button', { name: /^Laptops/ }))
      await userEvent.click(await (await drawer()).findByRole('checkbox', { name: 'Over $500' }))
    })

    await step('Shows the results', async () => {
      await userEvent.click(await (await drawer()).findByRole('button', { name: /^Show \d+ products$/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible()
      await expect(await screen.findByRole('button', { name: 'Remove filter Laptops' })).toBeVisible()
      await expect(await screen.findByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
    })
  }),
})
