/** Other catalogues and posts than the shop's: none, one, ten thousand, and rows nobody planned for. */
import { HttpResponse, http } from 'msw'
import { products, studioHeadphones } from '#fixtures/products.ts'
import type { BlogPost, Brand, Product } from '#src/api/contract.ts'
import type { Rows } from '../db.ts'
import { POST_SLUG, type Scenario } from './scenario.ts'

const MANY = 10_000

/** Other products, and how many of them each category and brand has. */
function withProducts(rows: Rows, given: Product[]): Rows {
  const counts = new Map<string, number>()
  for (const name of given.flatMap(({ brand, category }) => [brand, category])) {
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const recount = <T extends Brand>(row: T): T => ({
    ...row,
    productCount: counts.get(row.name) ?? 0,
  })
  return { ...rows, products: given, categories: rows.categories.map(recount), brands: rows.brands.map(recount) }
}

const each = (change: (product: Product) => Product) => (rows: Rows) => withProducts(rows, rows.products.map(change))

/** The catalogue over and over, under other ids, names and prices. The first round is as it is. */
function tenThousand(rows: Rows): Rows {
  const few = rows.products
  if (few.length === 0) return rows
  return withProducts(
    rows,
    Array.from({ length: MANY }, (_, index) => {
      const product = few[index % few.length] ?? studioHeadphones
      const round = Math.floor(index / few.length)
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

/** All that the contract asks of a product. */
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

const WORD = 'Unterwassermehrkanaltonaufzeichnungsgerätehalterung'
export const LONG = `${`${WORD} `.repeat(3)}with every option that was ever offered, in a case that takes all of it`
export const RTL_TITLE = 'سماعات الاستوديو المفتوحة مع كابل 3 متر'
const RTL_TEXT = 'صوت واضح كما سُجّل، بلا زيادة ولا نقصان. אוזניות פתוחות לאולפן, 250 אוהם.'

/** Nothing, two steps up the path, and half a letter. */
const UNADDRESSABLE = ['', '.', '..', '\uD800']

const titled = (post: BlogPost, title: string, excerpt: string): BlogPost => ({
  ...post,
  title,
  excerpt,
  blocks: [{ type: 'paragraph', content: `${excerpt} `.repeat(6) }, ...post.blocks],
})

const changed = (rows: Rows, change: (post: BlogPost) => BlogPost) => async () => (await rows.posts()).map(change)

const detail = `products/${studioHeadphones.id}/`

export const ROW_SCENARIOS = {
  'catalogue-empty': {
    title: 'An empty catalogue',
    shows: 'No products, no posts, nothing in the ticker; categories and brands count 0.',
    section: '§8 Pages',
    page: '',
    expected: 'No products found',
    rows: (rows) => ({ ...withProducts(rows, []), posts: async () => [] }),
  },
  'catalogue-1': {
    title: 'One product',
    shows: 'A catalogue of one: no pagination, no related products.',
    section: '§2 Screens',
    page: '',
    expected: '1 product',
    rows: (rows) => withProducts(rows, rows.products.slice(0, 1)),
  },
  'catalogue-10000': {
    title: '10,000 products',
    shows: 'The catalogue repeated under other ids, names and prices.',
    section: '§9 Limits',
    page: '',
    expected: '10,000 products',
    rows: tenThousand,
  },
  'texts-long': {
    title: 'Long texts',
    shows: 'Long words in titles, brands, descriptions and posts: nothing is cut off or scrolls sideways.',
    section: '§3 Entities',
    page: detail,
    expected: LONG,
    rows: (rows) => ({
      ...each((product) => ({ ...product, title: LONG, brand: WORD, description: `${LONG}. `.repeat(20) }))(rows),
      posts: changed(rows, (post) => ({ ...titled(post, LONG, `${LONG}.`), tags: [WORD, ...post.tags] })),
    }),
  },
  'texts-rtl': {
    title: 'Right-to-left texts',
    shows: 'Arabic and Hebrew in titles, descriptions and posts, beside prices and numbers.',
    section: '§3 Entities',
    page: detail,
    expected: RTL_TITLE,
    rows: (rows) => ({
      ...each((product) => ({ ...product, title: RTL_TITLE, description: RTL_TEXT }))(rows),
      posts: changed(rows, (post) => titled(post, RTL_TITLE, RTL_TEXT)),
    }),
  },
  'fields-missing': {
    title: 'Optional fields missing',
    shows: 'Products with an id, a title and a price alone; posts with an id, a slug and a title.',
    section: '§3 Entities',
    page: detail,
    expected: '{retailer} does not offer this product at the moment.',
    rows: (rows) => ({
      ...withProducts(rows, rows.products.map(bare)),
      posts: changed(rows, ({ id, slug, title }) => ({ id, slug, title, tags: [], blocks: [] })),
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
  'prices-unreadable': {
    title: 'Prices that are not numbers',
    shows: 'A dash, never NaN.',
    section: '§9 Limits',
    page: detail,
    expected: '—',
    rows: each((product) => ({ ...product, price: 'ask us', originalPrice: null })),
  },
  'row-broken': {
    title: 'One broken product in a list',
    shows: 'It is left out with a warning in the console, and the rest stays.',
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
    title: 'Ids that no address can carry',
    shows:
      'Featured products without a page of their own: left out of the list and the ticker, with a warning for each.',
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
    title: 'A page of broken products alone',
    shows: 'No product can be read: that is a failed load, not an empty page.',
    section: '§8 Pages',
    page: '',
    expected: 'Failed to load products. Please try again.',
    handlers: [http.get('/api/products', () => HttpResponse.json({ products: [{ id: 'broken' }], total: 1 }))],
  },
  'posts-all-broken': {
    title: 'A page of broken posts alone',
    shows: 'No post can be read: that is a failed load, not an empty blog.',
    section: '§8 Pages',
    page: 'blog/',
    expected: 'Failed to fetch blog posts',
    handlers: [http.get('/api/blog', () => HttpResponse.json({ posts: [{ id: 'broken' }], total: 1 }))],
  },
} satisfies Record<string, Scenario>
