import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Terms',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/terms/' } },
})

export const Default = meta.story({})
Default.test('says who sells', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We are not the seller' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
