/** What may go wrong with each read of spec §7: the pages' states of spec §8. */
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { fault, html, never, offline } from './answers.ts'
import { AWAITED, POST_SLUG, type Scenario, type Step, TO_LAST_CALLS } from './scenario.ts'

const ENDS = {
  '500': { answer: fault(500), said: 'answers 500 without a word' },
  '401': { answer: fault(401, 'Sign in first'), said: 'answers 401, which counts as an error (spec §6)' },
  html: { answer: html, said: 'is a proxy’s page in HTML' },
  nonsense: { answer: () => HttpResponse.text('not json'), said: 'is not JSON' },
  misshapen: { answer: () => HttpResponse.json({ items: [] }), said: 'has the wrong shape' },
  offline: { answer: offline, said: 'never arrives: the connection is lost' },
  never: { answer: never, said: 'is still awaited' },
}
type End = keyof typeof ENDS

type Read = {
  what: string
  path: string
  page: string
  failed: string
  /** Absent where the page says nothing of it. */
  loading?: string
  /** What to press before either is seen. */
  steps?: readonly Step[]
}

const READS = {
  products: {
    what: 'product list',
    path: '/api/products',
    page: '',
    failed: 'Failed to load products. Please try again.',
    loading: 'Loading products…',
  },
  product: {
    what: 'product',
    path: '/api/products/:id',
    page: `products/${studioHeadphones.id}/`,
    failed: 'Product Not Found',
    loading: 'Loading product…',
  },
  category: {
    what: 'category',
    path: '/api/categories/:slug',
    page: 'category/laptops/',
    failed: 'Failed to load products. Please try again.',
    loading: 'Loading category…',
  },
  blog: {
    what: 'list of posts',
    path: '/api/blog',
    page: 'blog/',
    failed: 'Failed to fetch blog posts',
    loading: 'Loading posts…',
  },
  post: {
    what: 'post',
    path: '/api/blog/:slug',
    page: `blog/?post=${POST_SLUG}`,
    failed: 'Failed to fetch blog post',
    loading: 'Loading post…',
  },
  cart: {
    what: 'cart',
    path: '/api/cart',
    page: 'cart/',
    failed: 'Failed to load cart',
    loading: 'Loading your cart...',
  },
} satisfies Record<string, Read>

/** Reads whose failure takes nothing but themselves from the page. */
const ASIDES = {
  count: { what: 'cart’s count', path: '/api/cart/count', page: '', failed: 'Cart', loading: 'Cart' },
  categories: {
    what: 'list of categories',
    path: '/api/categories',
    page: '',
    failed: 'Failed to load categories.',
  },
  brands: {
    what: 'list of brands',
    path: '/api/brands',
    page: '',
    steps: ['Brands'],
    failed: 'Failed to load brands.',
  },
} satisfies Record<string, Read>

type Family<Name extends string, Ends extends string> = { [scenario in `${Name}-${Ends}`]: Scenario }

function family<Name extends string, Ends extends End>(
  reads: Record<Name, Read>,
  ends: readonly Ends[],
): Family<Name, Ends> {
  const scenarios = Object.entries<Read>(reads).flatMap(([name, { what, path, page, steps, failed, loading }]) =>
    ends.map((end): [string, Scenario] => [
      `${name}-${end}`,
      {
        title: `The ${what}: ${end}`,
        shows: `The answer to GET ${path.replace(/:(\w+)/, '{$1}')} ${ENDS[end].said}.`,
        section: end === 'never' ? '§2 Screens' : end === '401' ? '§6 Roles' : '§8 Pages',
        page,
        steps: end === 'never' && !loading ? TO_LAST_CALLS : steps,
        expected: end === 'never' ? (loading ?? AWAITED) : failed,
        handlers: [http.get(path, ENDS[end].answer)],
      },
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names were spelled a few lines above.
  return Object.fromEntries(scenarios) as Family<Name, Ends>
}

export const READ_SCENARIOS = {
  ...family(READS, ['500', '401', 'html', 'nonsense', 'misshapen', 'offline', 'never']),
  ...family(ASIDES, ['500', 'never']),
}
