import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Page not found',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/no-such-page' } },
})

export const Default = meta.story({})
Default.test('names the address, and leads back to the shop', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(canvas.getByText(/no route matches .*no-such-page/)).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Back to the shop' }))
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
})

export const LongAddress = meta.story({
  parameters: {
    shop: {
      url: '/archive/2024/what-we-heard/unterwassermehrkanaltonaufzeichnungsgeraetehalterung-and-other-long-words',
    },
  },
})
