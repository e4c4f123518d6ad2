import { studioHeadphones } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { useDemoStore } from './demo-store.ts'

const meta = preview.meta({
  title: 'Demo Lab/Marks of what does nothing',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: `/products/${studioHeadphones.id}/`, lab: true } },
  // They outlive the panel.
  beforeEach: () => useDemoStore.setState({ isMarked: true }),
})

export const OnAProduct = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
