import { studioHeadphones } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { useDemoStore } from './demo-store.ts'

const meta = preview.meta({
  title: 'Demo Lab/Marks of what does nothing',
  component: ShopPage,
  tags: ['!autodocs', 'since:0.1.0'],
  parameters: { shop: { url: `/products/${studioHeadphones.id}/`, lab: true } },
  beforeEach: () => useDemoStore.setState({ isMarked: true }),
})

export const OnAProduct = meta.story({})

/** The slug in the URL has no effect, so the page's heading is marked. */
export const OnASlug = meta.story({ parameters: { shop: { url: '/blog/any-slug/' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
