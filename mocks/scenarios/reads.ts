/** Scenarios of every way a read can fail (spec §7, §8). */
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { fault, html, never, offline } from './answers.ts'
import { AWAITED, POST_SLUG, type Scenario, type Step, TO_LAST_CALLS } from './scenario.ts'

const OUTCOMES = {
  '500': { respond: fault(500), description: 'has the status 500 and no text' },
  '401': {
    respond: fault(401, 'Sign in first'),
    description: 'has the status 401, which is an error like any other (spec §6)',
  },
  html: { respond: html, description: 'is a proxy’s HTML page' },
  nonsense: { respond: () => HttpResponse.text('not json'), description: 'is not JSON' },
  misshapen: { respond: () => HttpResponse.json({ items: [] }), description: 'has the wrong shape' },
  offline: { respond: offline, description: 'never arrives, because the connection is lost' },
  never: { respond: never, description: 'is pending forever' },
}
type Outcome = keyof typeof OUTCOMES

type Read = {
  name: string
  path: string
  page: string
  failed: string
  /** Absent if the page has no loading text. */
  loading?: string
  /** Steps before either text is visible. */
  steps?: readonly Step[]
}

const READS = {
  products: {
    name: 'product list',
    path: '/api/products',
    page: '',
    failed: 'Failed to load products. Please try again.',
    loading: 'Loading products…',
  },
  product: {
    name: 'product',
    path: '/api/products/:id',
    page: `products/${studioHeadphones.id}/`,
    failed: 'Product Not Found',
    loading: 'Loading product…',
  },
  category: {
    name: 'category',
    path: '/api/categories/:slug',
    page: 'category/laptops/',
    failed: 'Failed to load products. Please try again.',
    loading: 'Loading category…',
  },
  blog: {
    name: 'list of posts',
    path: '/api/blog',
    page: 'blog/',
    failed: 'Failed to fetch blog posts',
    loading: 'Loading posts…',
  },
  post: {
    name: 'post',
    path: '/api/blog/:slug',
    page: `blog/?post=${POST_SLUG}`,
    failed: 'Failed to fetch blog post',
    loading: 'Loading post…',
  },
  cart: {
    name: 'cart',
    path: '/api/cart',
    page: 'cart/',
    failed: 'Failed to load cart',
    loading: 'Loading your cart...',
  },
} satisfies Record<string, Read>

/** Reads that a page can do without. */
const OPTIONAL_READS = {
  count: { name: 'cart count', path: '/api/cart/count', page: '', failed: 'Cart', loading: 'Cart' },
  categories: {
    name: 'list of categories',
    path: '/api/categories',
    page: '',
    failed: 'Failed to load categories.',
  },
  brands: {
    name: 'list of brands',
    path: '/api/brands',
    page: '',
    steps: ['Brands'],
    failed: 'Failed to load brands.',
  },
} satisfies Record<string, Read>

type Scenarios<Name extends string, Outcomes extends string> = { [scenario in `${Name}-${Outcomes}`]: Scenario }

/** Returns a scenario per read and outcome, such as `products-500`. */
function scenariosOf<Name extends string, Outcomes extends Outcome>(
  reads: Record<Name, Read>,
  outcomes: readonly Outcomes[],
): Scenarios<Name, Outcomes> {
  const scenarios = Object.entries<Read>(reads).flatMap(([id, { name, path, page, steps, failed, loading }]) =>
    outcomes.map((outcome): [string, Scenario] => [
      `${id}-${outcome}`,
      {
        title: `The ${name}: ${outcome}`,
        shows: `The response to GET ${path.replace(/:(\w+)/, '{$1}')} ${OUTCOMES[outcome].description}.`,
        section: outcome === 'never' ? '§2 Screens' : outcome === '401' ? '§6 Roles' : '§8 Pages',
        page,
        steps: outcome === 'never' && !loading ? TO_LAST_CALLS : steps,
        expected: outcome === 'never' ? (loading ?? AWAITED) : failed,
        handlers: [http.get(path, OUTCOMES[outcome].respond)],
      },
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are built from the same names above.
  return Object.fromEntries(scenarios) as Scenarios<Name, Outcomes>
}

export const READ_SCENARIOS = {
  ...scenariosOf(READS, ['500', '401', 'html', 'nonsense', 'misshapen', 'offline', 'never']),
  ...scenariosOf(OPTIONAL_READS, ['500', 'never']),
}
