import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/On a phone',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/', moves: true } },
  globals: { viewport: { value: 'phone' } },
})

export const Menu = meta.story({
  name: 'The menu',
  parameters: { shop: { url: '/cart/' } },
  play: flow(async ({ page, press, look }, step) => {
    await step('Opens the menu', async () => {
      await expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
      await press(page.findByRole('button', { name: 'Open menu' }))
      await look(page.findByRole('searchbox', { name: 'Search products' }))
      await look(page.findByRole('group', { name: 'Colour scheme' }))
    })

    await step('Closes it, and opens it again', async () => {
      await press(page.findByRole('button', { name: 'Close menu' }))
      await waitFor(() => expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull())
      await press(page.findByRole('button', { name: 'Open menu' }))
    })

    await step('Goes to the cameras, and the menu makes way', async () => {
      const main = within(await page.findByRole('navigation', { name: 'Main' }))
      await press(main.findByRole('link', { name: 'Cameras' }))
      await look(page.findByRole('heading', { level: 1, name: 'Cameras' }))
      await expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
    })
  }),
})

export const FilterDrawer = meta.story({
  name: 'The filters’ drawer',
  play: flow(async ({ page, press, look }, step) => {
    const drawer = async () => within(await page.findByRole('dialog', { name: 'Filters' }))

    await step('Opens the filters', async () => {
      await press(page.findByRole('button', { name: 'Filters' }))
      await look((await drawer()).findByRole('button', { name: 'Close filters' }))
    })

    await step('Chooses the laptops over $500', async () => {
      await press((await drawer()).findByRole('button', { name: /^Laptops/ }))
      await press((await drawer()).findByRole('checkbox', { name: 'Over $500' }))
    })

    await step('Has them shown', async () => {
      await press((await drawer()).findByRole('button', { name: /^Show \d+ products$/ }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await look(page.findByRole('button', { name: 'Filters (2)' }))
      await look(page.findByRole('button', { name: 'Remove filter Laptops' }))
      await look(page.findByRole('button', { name: 'Remove filter Over $500' }))
    })
  }),
})
