import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Affiliate disclosure',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/affiliate/' } },
})

export const Default = meta.story({})
Default.test('names the partners', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Our partners' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
