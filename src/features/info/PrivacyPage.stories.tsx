import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Privacy',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/privacy/' } },
})

export const Default = meta.story({})
Default.test('says what the browser keeps', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'What your browser keeps' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
