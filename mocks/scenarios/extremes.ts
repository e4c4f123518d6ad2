/** Words without an end, prices without an end, and lists that nobody planned to scroll. */
import { http } from 'msw'
import type { BlogPost, Category, Product } from '#src/api/contract.ts'
import { fault } from './answers.ts'
import type { Scenario } from './scenario.ts'

/** No line is as long, and nothing in it says where it may be broken. */
const WORD = 'Unterwassermehrkanaltonaufzeichnungsgeratehalterung'.repeat(4)
const PRICE = `${'9'.repeat(298)}.00`
const DEARER = `${'9'.repeat(300)}.00`

const MANY = 3000

const unbroken = (product: Product): Product => ({
  ...product,
  title: WORD,
  brand: WORD,
  category: WORD,
  asin: WORD,
  description: WORD,
  price: PRICE,
  originalPrice: DEARER,
})

const named = <T extends { name: string }>(row: T): T => ({ ...row, name: WORD })

const wordy = (post: BlogPost): BlogPost => ({
  ...post,
  title: WORD,
  excerpt: WORD,
  tags: [WORD],
  blocks: post.blocks.map((block) =>
    block.type === 'product-showcase' ? { ...block, badge: WORD, priceNote: WORD, ctaText: WORD } : block,
  ),
})

/** The shop's own first, so that its links still lead somewhere. */
const many = (categories: Category[]): Category[] => [
  ...categories,
  ...Array.from({ length: MANY - categories.length }, (_, index) => ({
    id: `kind-${index}`,
    slug: `kind-${index}`,
    name: `Kind ${index + 1}`,
    description: '',
    productCount: 0,
  })),
]

export const EXTREME_SCENARIOS = {
  'words-unbroken': {
    title: 'Words that never end',
    shows: 'Names of 204 letters without a gap, prices of 300 digits: they are broken, and no page grows wider.',
    section: '§3 Entities',
    page: 'category/laptops/',
    expected: WORD,
    rows: (rows) => ({
      ...rows,
      products: rows.products.map(unbroken),
      categories: rows.categories.map((row) => ({ ...named(row), description: WORD })),
      brands: rows.brands.map(named),
      posts: async () => (await rows.posts()).map(wordy),
    }),
  },
  'toast-unbroken': {
    title: 'A toast with a word that never ends',
    shows: 'The server says why in one word of 204 letters.',
    section: '§8 Toasts',
    page: '',
    steps: ['Add to Cart'],
    expected: WORD,
    handlers: [http.post('/api/cart/add', fault(409, WORD))],
  },
  'categories-3000': {
    title: '3,000 categories',
    shows: 'They scroll in their section of the filters; the page stays as long as its products.',
    section: '§9 Limits',
    page: '',
    expected: 'Kind 1 0',
    rows: (rows) => ({ ...rows, categories: many(rows.categories) }),
  },
} satisfies Record<string, Scenario>
