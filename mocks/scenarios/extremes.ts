/** Scenarios with very long words, prices and lists. */
import { http } from 'msw'
import type { BlogPost, Category, Product } from '#src/api/contract.ts'
import { fault } from './answers.ts'
import type { Scenario } from './scenario.ts'

/** Longer than any line, without a place to break. */
const WORD = 'Unterwassermehrkanaltonaufzeichnungsgeratehalterung'.repeat(4)
const PRICE = `${'9'.repeat(298)}.00`
const ORIGINAL_PRICE = `${'9'.repeat(300)}.00`

const MANY = 3000

const withLongWords = (product: Product): Product => ({
  ...product,
  title: WORD,
  brand: WORD,
  category: WORD,
  asin: WORD,
  description: WORD,
  price: PRICE,
  originalPrice: ORIGINAL_PRICE,
})

const withLongName = <T extends { name: string }>(row: T): T => ({ ...row, name: WORD })

const withLongText = (post: BlogPost): BlogPost => ({
  ...post,
  title: WORD,
  excerpt: WORD,
  tags: [WORD],
  blocks: post.blocks.map((block) =>
    block.type === 'product-showcase' ? { ...block, badge: WORD, priceNote: WORD, ctaText: WORD } : block,
  ),
})

/** Adds categories to the shop's own. These are kept, so that links to them work. */
const manyCategories = (categories: Category[]): Category[] => [
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
    title: 'Very long words',
    shows: 'Names of 204 letters without a space and prices of 300 digits. They wrap, and no page scrolls sideways.',
    section: '§3 Entities',
    page: 'category/laptops/',
    expected: WORD,
    rows: (rows) => ({
      ...rows,
      products: rows.products.map(withLongWords),
      categories: rows.categories.map((row) => ({ ...withLongName(row), description: WORD })),
      brands: rows.brands.map(withLongName),
      posts: async () => (await rows.posts()).map(withLongText),
    }),
  },
  'toast-unbroken': {
    title: 'A toast with a very long word',
    shows: 'The server’s message is one word of 204 letters.',
    section: '§8 Toasts',
    page: '',
    steps: ['Add to Cart'],
    expected: WORD,
    handlers: [http.post('/api/cart/add', fault(409, WORD))],
  },
  'categories-3000': {
    title: '3,000 categories',
    shows: 'The list scrolls within its filter section; the page does not get longer.',
    section: '§9 Limits',
    page: '',
    expected: 'Kind 1 0',
    rows: (rows) => ({ ...rows, categories: manyCategories(rows.categories) }),
  },
} satisfies Record<string, Scenario>
