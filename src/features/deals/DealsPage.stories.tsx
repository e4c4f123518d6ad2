import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Deals',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/deals/' } },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Phone = meta.story({ tags: ['nightly'], globals: { viewport: { value: 'phone' } } })
