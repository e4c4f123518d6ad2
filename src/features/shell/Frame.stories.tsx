import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Frame',
  component: ShopPage,
  parameters: {
    // It is as wide as the screen.
    sheet: false,
    shop: { url: '/faq/' },
    docs: {
      description: {
        component:
          'Ticker, header, notice and footer around every page, with a link for the keyboard that skips to the content. Every page has it. What belongs to one page alone has no place in it.',
      },
      story: { inline: false, height: '720px' },
    },
  },
})

export const LargeScreen = meta.story({ globals: { viewport: { value: 'desktop' } } })
LargeScreen.test('shows its links, and no menu', async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: /main site/ })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
})

export const SmallScreen = meta.story({ globals: { viewport: { value: 'phone' } } })
SmallScreen.test('keeps links and search behind the menu', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  await expect(canvas.queryByRole('link', { name: /main site/ })).not.toBeInTheDocument()
})

export const OpenMenu = meta.story({
  parameters: { shop: { steps: ['Open menu'] } },
  globals: { viewport: { value: 'phone' } },
})
OpenMenu.test('leads the keyboard into the menu, and back to its button', async ({ canvas, userEvent }) => {
  await rested()
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible()
  canvas.getByRole('button', { name: 'Close menu' }).focus()
  await userEvent.tab()
  await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})
