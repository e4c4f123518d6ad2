/** Texts from the API can be in any script, so every element that shows one has `dir="auto"`. */
import { screen } from '@testing-library/react'
import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { oddPost } from '#mocks/scenarios/registry.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const ARABIC = 'سماعات للاستوديو'

/** Expects `dir="auto"` around each occurrence. Returns the number of occurrences. */
async function expectAutoDirection(): Promise<number> {
  const shown = await screen.findAllByText(ARABIC, { exact: false })
  for (const element of shown) expect(element.closest('[dir]')).toHaveAttribute('dir', 'auto')
  return shown.length
}

test.each(['https://halyard.example/', '/deals', '/deals#flash'])(
  'texts of a post with a link to %s have dir="auto"',
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
    expect(await expectAutoDirection()).toBe(13)
  },
)

test('texts of the list of posts have dir="auto"', async () => {
  seed({ ...builtInRows, posts: async () => [{ ...overtonePost, title: ARABIC, excerpt: ARABIC, tags: [ARABIC] }] })
  renderApp('/blog')
  expect(await expectAutoDirection()).toBe(3)
})

test('product titles in the ticker have dir="auto"', async () => {
  seed({ ...builtInRows, products: [{ ...studioHeadphones, title: ARABIC, isFeatured: true }] })
  renderApp('/faq')
  expect(await expectAutoDirection()).toBe(2)
})

test.each([
  ['the listing', '/'],
  ['the product page', `/products/${studioHeadphones.id}`],
])('texts of a product on %s have dir="auto"', async (_page, path) => {
  seed({
    ...builtInRows,
    products: [
      { ...studioHeadphones, title: ARABIC, brand: `شركة ${ARABIC}`, category: 'headphones', isFeatured: false },
    ],
  })
  renderApp(path)
  await screen.findByRole('heading', { name: ARABIC })
  expect(await expectAutoDirection()).toBeGreaterThanOrEqual(2)
})
