/** Scenarios with other catalogues and posts: none, one, ten thousand, and unusual rows. */
import { HttpResponse, http } from 'msw'
import { products, studioHeadphones } from '#fixtures/products.ts'
import type { Rows } from '#mocks/store/store.ts'
import type { BlogPost, Brand, Product } from '#src/api/contract.ts'
import { POST_SLUG, type Scenario } from './scenario.ts'

const MANY = 10_000

/** Replaces the products and recounts those of each category and brand. */
function withProducts(rows: Rows, newProducts: Product[]): Rows {
  const counts = new Map<string, number>()
  for (const name of newProducts.flatMap(({ brand, category }) => [brand, category])) {
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const recount = <T extends Brand>(row: T): T => ({
    ...row,
    productCount: counts.get(row.name) ?? 0,
  })
  return { ...rows, products: newProducts, categories: rows.categories.map(recount), brands: rows.brands.map(recount) }
}

const mapProducts = (change: (product: Product) => Product) => (rows: Rows) =>
  withProducts(rows, rows.products.map(change))

/** Repeats the catalogue with other ids, titles and prices. The first copy keeps the original values. */
function tenThousand(rows: Rows): Rows {
  const originals = rows.products
  if (originals.length === 0) return rows
  return withProducts(
    rows,
    Array.from({ length: MANY }, (_, index) => {
      const product = originals[index % originals.length] ?? studioHeadphones
      const round = Math.floor(index / originals.length)
      if (round === 0) return product
      return {
        ...product,
        id: `${product.id}-${round}`,
        title: `${product.title} ${round}`,
        price: `${20 + ((index * 37) % 3000)}.00`,
        originalPrice: null,
      }
    }),
  )
}

/** Removes all optional fields. */
const bare = ({ id, title, price }: Product): Product => ({
  id,
  title,
  price,
  images: [],
  isBestSeller: false,
  isNewArrival: false,
  isFeatured: false,
  isAvailable: true,
})

export const WORD = 'Unterwassermehrkanaltonaufzeichnungsgerätehalterung'
export const LONG = `${`${WORD} `.repeat(3)}with every option that was ever offered, in a case that takes all of it`
/** As retailers write them: a title of 140 characters, a brand of 25. */
export const RETAIL_TITLE =
  'Aurelle Studio One Wireless Noise Canceling Over-Ear Headphones with Microphone, 60-Hour Battery, Multipoint Bluetooth 5.3, Foldable, Indigo'
export const RETAIL_BRAND = 'Aurelle Audio Instruments'
export const RTL_TITLE = 'سماعات الاستوديو المفتوحة مع كابل 3 متر'
export const RTL_TEXT = 'صوت واضح كما سُجّل، بلا زيادة ولا نقصان. אוזניות פתוחות לאולפן, 250 אוהם.'

/** Ids that cannot be in a URL path. */
const UNADDRESSABLE = ['', '.', '..', '\uD800']

const withTitle = (post: BlogPost, title: string, excerpt: string): BlogPost => ({
  ...post,
  title,
  excerpt,
  blocks: [{ type: 'paragraph', content: `${excerpt} `.repeat(6) }, ...post.blocks],
})

const mapPosts = (rows: Rows, change: (post: BlogPost) => BlogPost) => async () => (await rows.posts()).map(change)

const detail = `products/${studioHeadphones.id}/`

export const ROW_SCENARIOS = {
  'catalogue-empty': {
    title: 'An empty catalog',
    shows: 'No products, no posts and an empty ticker. Categories and brands have a count of 0.',
    section: '§8 Pages',
    page: '',
    expected: 'No products found',
    rows: (rows) => ({ ...withProducts(rows, []), posts: async () => [] }),
  },
  'catalogue-1': {
    title: 'One product',
    shows: 'One product, without pagination and related products.',
    section: '§2 Screens',
    page: '',
    expected: '1 product',
    rows: (rows) => withProducts(rows, rows.products.slice(0, 1)),
  },
  'catalogue-10000': {
    title: '10,000 products',
    shows: 'The catalog, repeated with other ids, titles and prices.',
    section: '§9 Limits',
    page: '',
    expected: '10,000 products',
    rows: tenThousand,
  },
  'texts-long': {
    title: 'Long texts',
    shows: 'Long words in titles, brands, descriptions and posts. Nothing is cut off, and no page scrolls sideways.',
    section: '§3 Entities',
    page: detail,
    expected: LONG,
    rows: (rows) => ({
      ...mapProducts((product) => ({ ...product, title: LONG, brand: WORD, description: `${LONG}. `.repeat(20) }))(
        rows,
      ),
      posts: mapPosts(rows, (post) => ({ ...withTitle(post, LONG, `${LONG}.`), tags: [WORD, ...post.tags] })),
    }),
  },
  'texts-retail': {
    title: 'Titles as retailers write them',
    shows: 'A title of 140 characters and a brand of 25 for every product.',
    section: '§3 Entities',
    page: detail,
    expected: RETAIL_TITLE,
    rows: mapProducts((product) => ({ ...product, title: RETAIL_TITLE, brand: RETAIL_BRAND })),
  },
  'texts-rtl': {
    title: 'Right-to-left texts',
    shows: 'Arabic and Hebrew in titles, descriptions and posts, beside prices and numbers.',
    section: '§3 Entities',
    page: detail,
    expected: RTL_TITLE,
    rows: (rows) => ({
      ...mapProducts((product) => ({ ...product, title: RTL_TITLE, description: RTL_TEXT }))(rows),
      posts: mapPosts(rows, (post) => withTitle(post, RTL_TITLE, RTL_TEXT)),
    }),
  },
  'fields-missing': {
    title: 'Optional fields missing',
    shows: 'Products that have only an id, a title and a price; posts that have only an id, a slug and a title.',
    section: '§3 Entities',
    page: detail,
    expected: '{retailer} doesn’t currently offer this product.',
    rows: (rows) => ({
      ...withProducts(rows, rows.products.map(bare)),
      posts: mapPosts(rows, ({ id, slug, title }) => ({ id, slug, title, tags: [], blocks: [] })),
    }),
  },
  'post-fields-missing': {
    title: 'A post’s optional fields missing',
    shows: 'No picture, no excerpt, no date, no tags, no blocks.',
    section: '§3 Entities',
    page: `blog/?post=${POST_SLUG}`,
    with: ['fields-missing'],
    expected: 'No content available for this post.',
  },
  'sold-out': {
    title: 'Every product sold out',
    shows: 'No product is available: “Sold out” after each price, and “Out of Stock” in the facts.',
    section: '§2 Screens',
    page: detail,
    expected: 'Out of Stock',
    rows: mapProducts((product) => ({ ...product, isAvailable: false })),
  },
  'prices-unreadable': {
    title: 'Prices that are not numbers',
    shows: 'An em dash instead of a price.',
    section: '§9 Limits',
    page: detail,
    expected: '—',
    rows: mapProducts((product) => ({ ...product, price: 'ask us', originalPrice: null })),
  },
  'row-broken': {
    title: 'One invalid product in a list',
    builtInOnly: true,
    shows: 'The product is dropped with a warning in the console; the others stay.',
    section: '§7 Calls',
    page: '',
    expected: '3 products',
    handlers: [
      http.get('/api/products', () =>
        HttpResponse.json({ products: [...products.slice(0, 2), { id: 'broken', price: 12 }], total: 3 }),
      ),
    ],
  },
  'ids-unaddressable': {
    title: 'Ids that no URL can contain',
    builtInOnly: true,
    shows:
      'Featured products whose ids cannot be in a URL. The list and the ticker leave them out, with a warning for each.',
    section: '§7 Calls',
    page: '',
    expected: '6 products',
    handlers: [
      http.get('/api/products', () =>
        HttpResponse.json({
          products: [
            ...products.slice(0, 2),
            ...UNADDRESSABLE.map((id) => ({ ...studioHeadphones, id, isFeatured: true })),
          ],
          total: 2 + UNADDRESSABLE.length,
        }),
      ),
    ],
  },
  'products-all-broken': {
    title: 'A page of invalid products only',
    shows: 'All products are invalid. The list fails to load instead of looking empty.',
    section: '§8 Pages',
    page: '',
    expected: 'Failed to load products. Please try again.',
    handlers: [http.get('/api/products', () => HttpResponse.json({ products: [{ id: 'broken' }], total: 1 }))],
  },
  'posts-all-broken': {
    title: 'A page of invalid posts only',
    shows: 'All posts are invalid. The blog fails to load instead of looking empty.',
    section: '§8 Pages',
    page: 'blog/',
    expected: 'Failed to fetch blog posts',
    handlers: [http.get('/api/blog', () => HttpResponse.json({ posts: [{ id: 'broken' }], total: 1 }))],
  },
} satisfies Record<string, Scenario>
