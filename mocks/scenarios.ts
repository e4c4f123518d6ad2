/**
 * The named faults and states of the API. Stories and tests take theirs from here
 * and nowhere else.
 */
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { CART_SCENARIOS } from './cart-scenarios.ts'

const fault =
  (status: number, body: string | null = null) =>
  () =>
    new HttpResponse(body, { status })
const never = async () => {
  await delay('infinite')
  return HttpResponse.error()
}

const SCENARIOS = {
  'products-500': [http.get('/api/products', fault(500))],
  'products-401': [http.get('/api/products', fault(401, 'Sign in first'))],
  'products-html': [http.get('/api/products', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }))],
  'products-nonsense': [http.get('/api/products', () => HttpResponse.text('not json'))],
  'products-misshapen': [http.get('/api/products', () => HttpResponse.json({ items: [] }))],
  'products-offline': [http.get('/api/products', () => HttpResponse.error())],
  'products-never': [http.get('/api/products', never)],
  'products-empty': [http.get('/api/products', () => HttpResponse.json({ products: [], total: 0 }))],
  'product-500': [http.get('/api/products/:id', fault(500))],
  'product-never': [http.get('/api/products/:id', never)],
  'category-500': [http.get('/api/categories/:slug', fault(500))],
  'category-never': [http.get('/api/categories/:slug', never)],
  'product-404': [http.get('/api/products/marrowick-revolve', fault(404, 'Product not found'))],
  'blog-500': [http.get('/api/blog', fault(500))],
  'blog-401': [http.get('/api/blog', fault(401, 'Sign in first'))],
  'blog-html': [http.get('/api/blog', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }))],
  'blog-nonsense': [http.get('/api/blog', () => HttpResponse.text('not json'))],
  'blog-misshapen': [http.get('/api/blog', () => HttpResponse.json({ items: [] }))],
  'blog-offline': [http.get('/api/blog', () => HttpResponse.error())],
  'blog-never': [http.get('/api/blog', never)],
  'blog-empty': [http.get('/api/blog', () => HttpResponse.json({ posts: [], total: 0 }))],
  'post-500': [http.get('/api/blog/:slug', fault(500))],
  'post-401': [http.get('/api/blog/:slug', fault(401, 'Sign in first'))],
  'post-404': [http.get('/api/blog/:slug', fault(404, 'Post not found'))],
  'post-html': [http.get('/api/blog/:slug', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }))],
  'post-nonsense': [http.get('/api/blog/:slug', () => HttpResponse.text('not json'))],
  'post-misshapen': [http.get('/api/blog/:slug', () => HttpResponse.json({ title: 'No id' }))],
  'post-offline': [http.get('/api/blog/:slug', () => HttpResponse.error())],
  'post-never': [http.get('/api/blog/:slug', never)],
  ...CART_SCENARIOS,
} satisfies Record<string, RequestHandler[]>

/** A post as no editor would write it: whole, but for the fields given. An undefined one is left out. */
export const oddPost = (fields: Record<string, unknown>): RequestHandler[] => [
  http.get('/api/blog/:slug', () =>
    HttpResponse.json({ id: 'odd', slug: 'odd', title: 'An odd post', tags: [], viewCount: 1, blocks: [], ...fields }),
  ),
]

export type ScenarioName = keyof typeof SCENARIOS

/** The handlers of a named scenario, to put before the ordinary ones. */
export const scenario = (name: ScenarioName): RequestHandler[] => SCENARIOS[name]
