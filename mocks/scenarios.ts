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
  ...CART_SCENARIOS,
} satisfies Record<string, RequestHandler[]>

export type ScenarioName = keyof typeof SCENARIOS

/** The handlers of a named scenario, to put before the ordinary ones. */
export const scenario = (name: ScenarioName): RequestHandler[] => SCENARIOS[name]
