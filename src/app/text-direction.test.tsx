/** Texts of the API may be in any script: each begins where its own first letters say. */
import { screen } from '@testing-library/react'
import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { oddPost } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const ARABIC = 'سماعات للاستوديو'

/** How often it is shown; each time by an element that asks the text for its direction. */
async function shownByItself(): Promise<number> {
  const shown = await screen.findAllByText(ARABIC, { exact: false })
  for (const element of shown) expect(element.closest('[dir]')).toHaveAttribute('dir', 'auto')
  return shown.length
}

test.each(['https://halyard.example/', '/deals', '/deals#flash'])(
  'those of a post that leads to %s',
  async (ctaUrl) => {
    const showcase = {
      type: 'product-showcase',
      productIds: [studioHeadphones.id],
      badge: ARABIC,
      priceNote: ARABIC,
      ctaText: ARABIC,
      ctaUrl,
    }
    const blocks = [
      { type: 'paragraph', content: ARABIC },
      { type: 'heading', level: 2, content: ARABIC },
      { type: 'quote', content: ARABIC, cite: ARABIC },
      { type: 'list', items: [ARABIC] },
      { type: 'image', src: '/x.png', caption: ARABIC },
      showcase,
    ]
    server.use(...oddPost({ title: ARABIC, excerpt: ARABIC, tags: [ARABIC], blocks }))
    renderApp('/blog?post=odd')
    await screen.findByRole('heading', { level: 1, name: ARABIC })
    expect(await shownByItself()).toBe(13)
  },
)

test('those of the list of posts', async () => {
  seed({ posts: async () => [{ ...overtonePost, title: ARABIC, excerpt: ARABIC, tags: [ARABIC] }] })
  renderApp('/blog')
  expect(await shownByItself()).toBe(3)
})

test('the names of products in the ticker', async () => {
  seed({ products: [{ ...studioHeadphones, title: ARABIC, isFeatured: true }] })
  renderApp('/faq')
  expect(await shownByItself()).toBe(2)
})

test.each([
  ['the listing', '/'],
  ['a product’s own page', `/products/${studioHeadphones.id}`],
])('those of a product in %s', async (_where, path) => {
  seed({ products: [{ ...studioHeadphones, title: ARABIC, brand: ARABIC, category: 'headphones', isFeatured: false }] })
  renderApp(path)
  await screen.findByRole('heading', { name: ARABIC })
  expect(await shownByItself()).toBeGreaterThanOrEqual(2)
})
