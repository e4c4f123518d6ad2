import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/About',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/about/' } },
})

export const Default = meta.story({})
Default.test('says how the shop works', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'How it works' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
