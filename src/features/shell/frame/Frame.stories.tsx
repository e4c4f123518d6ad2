import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Frame',
  tags: ['since:0.1.0'],
  component: ShopPage,
  parameters: {
    guide: {
      do: 'Keep the skip link first.',
      dont: 'Do not put anything between the header and the content that only one page needs.',
      keyboard: 'The first Tab reaches Skip to content; Enter moves the focus to the content.',
      heard: ['home-and-card'],
    },
    shop: { url: '/about/' },
    docs: {
      description: {
        component:
          'Ticker, header, notice and footer around every page, with a skip link for the keyboard. Do not add what belongs to a single page.',
      },
      story: { inline: false, height: '720px' },
    },
  },
})

export const LargeScreen = meta.story({ globals: { viewport: { value: 'desktop' } } })
LargeScreen.test('a large screen shows the links and no menu button', async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: /main site/ })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
  await expect(canvas.queryByRole('button', { name: 'Find products' })).not.toBeInTheDocument()
})

export const SmallScreen = meta.story({ globals: { viewport: { value: 'phone' } } })
SmallScreen.test('a small screen hides links and search behind the menu button', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Find products' })).toBeVisible()
  await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  await expect(canvas.queryByRole('link', { name: /main site/ })).not.toBeInTheDocument()
})

export const OpenMenu = meta.story({
  parameters: { shop: { steps: ['Open menu'] } },
  globals: { viewport: { value: 'phone' } },
})
