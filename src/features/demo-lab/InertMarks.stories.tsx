import { expect, waitFor } from 'storybook/test'
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

/** Where its address alone tells that something does nothing. */
export const OnASlug = meta.story({ parameters: { shop: { url: '/blog/any-slug/' } } })
OnASlug.test('marks what the address brings', async ({ canvasElement: { ownerDocument } }) => {
  const mark = () => ownerDocument.querySelector('[data-paragraph="§2 Routes, /blog/{slug}"]')
  await waitFor(() => expect(mark()).toBeVisible())
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
