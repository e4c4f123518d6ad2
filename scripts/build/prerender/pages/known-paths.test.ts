import { products } from '#fixtures/products.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { dynamicRoutes, knownPages } from './known-paths.ts'

const [product] = products
if (!product) throw new Error('There are no products')
const created = (id: string, createdAt: string | null) => ({ ...product, id, createdAt })
const rows = {
  ...builtInRows,
  products: [
    created('undated', null),
    created('old', '2025-01-01'),
    created('newest', '2026-03-01T10:00:00Z'),
    created('new', '2026-03-01'),
  ],
}

async function productsOf(newest?: number) {
  const pages = await knownPages(DEFAULT_CONFIG, rows, newest)
  return pages.flatMap(({ path }) => path.match(/^\/products\/(.*)/)?.[1] ?? [])
}

test('the newest products have a page, and those without a date come last', async () => {
  expect(await productsOf(2)).toEqual(['newest', 'new'])
  expect(await productsOf(9)).toEqual(['newest', 'new', 'old', 'undated'])
  expect(await productsOf(0)).toEqual([])
  expect(await productsOf()).toHaveLength(4)
})

test('all categories and posts have a page, whatever the number of products', async () => {
  const paths = (await knownPages(DEFAULT_CONFIG, rows, 1)).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/category/'))).toHaveLength(rows.categories.length)
  expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength((await rows.posts()).length)
})

test('rows of calls that a server answers have no page, unless the catalogue was read from that server', async () => {
  const api = { mode: 'mock', server: ['products', 'blog'], data: 'data/catalogue.json' } as const
  const countOf = async (serverPrerendered?: true) => {
    const site = { ...DEFAULT_CONFIG, api: { ...api, server: [...api.server], serverPrerendered } }
    const paths = (await knownPages(site, rows)).map(({ path }) => path)
    return ['/products/', '/category/', '/blog/'].map((start) => paths.filter((path) => path.startsWith(start)).length)
  }
  const posts = (await rows.posts()).length
  expect(await countOf()).toEqual([0, rows.categories.length, 0])
  expect(await countOf(true)).toEqual([4, rows.categories.length, posts])
})

test('paths are encoded, and a key that cannot be a folder has no page but a warning', async () => {
  const keys = ['50%', 'café', 'SKU#1', 'what?', 'a/b', 'a\\b', 'x/../../y', 'a\nb', 'L'.repeat(300)]
  const [category] = builtInRows.categories
  const [post] = await builtInRows.posts()
  if (!category || !post) throw new Error('There are no categories or posts')
  const odd = {
    ...rows,
    products: keys.map((id) => created(id, null)),
    categories: keys.map((slug) => ({ ...category, slug })),
    posts: async () => keys.map((slug) => Object.assign({}, post, { slug })),
  }
  const warnings: string[] = []
  const pages = await knownPages(DEFAULT_CONFIG, odd, undefined, (message) => warnings.push(message))
  const paths = pages.map(({ path }) => path)
  expect(paths.filter((path) => /^\/(products|category|blog)\b./.test(path))).toEqual([
    '/category/50%25',
    '/category/caf%C3%A9',
    '/products/50%25',
    '/products/caf%C3%A9',
    '/blog/50%25?post=50%25',
    '/blog/caf%C3%A9?post=caf%C3%A9',
  ])
  expect(warnings).toHaveLength(3 * 7)
  expect(warnings).toContain('The product "SKU#1" has no page of its own, because it cannot be the name of a folder.')
  expect(warnings.at(-1)).toMatch(/^The post "L{60}…" has/)
})

test('a shop without a blog has no route of posts', () => {
  const site = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, pages: [] } }
  expect(dynamicRoutes(DEFAULT_CONFIG)).toContain('/blog/{-$slug}')
  expect(dynamicRoutes(site).toSorted()).toEqual(['/category/$slug', '/products/$id'])
})
