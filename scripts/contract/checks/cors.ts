/** What a shop on another origin needs, which browsers enforce and `curl` never shows. */
import { CART_ID_HEADER, OPERATIONS } from '#src/api/operations.ts'
import type { Backend } from '../backend.ts'
import type { Answer } from '../exchange.ts'
import { must } from '../expect.ts'
import { about } from '../kit.ts'
import { Blocked } from '../outcomes.ts'

const originOf = ({ origin }: Backend): string => {
  if (origin === null) throw new Blocked('shop and API share an origin')
  return origin
}

const words = (answer: Answer, header: string) =>
  (answer.headers.get(`access-control-${header}`) ?? '').split(',').map((word) => word.trim().toLowerCase())

/** The shop's origin by name and credentials: "*" is not enough for requests with credentials. */
function mustAllow(answer: Answer, origin: string): void {
  const allowed = answer.headers.get('access-control-allow-origin')
  must(
    allowed === origin,
    `${answer.asked} from ${origin} answers ${allowed === null ? 'without access-control-allow-origin' : `access-control-allow-origin: ${allowed}`}.`,
    `Send access-control-allow-origin: ${origin}, on errors too; "*" is refused for requests with credentials.`,
  )
  const credentials = answer.headers.get('access-control-allow-credentials')
  must(
    credentials === 'true',
    `${answer.asked} answers without access-control-allow-credentials: true.`,
    'The shop sends credentials with every request.',
  )
}

export const corsChecks = about('other origins (CORS)', [
  {
    says: 'may read answers, with credentials',
    async run(backend) {
      const origin = originOf(backend)
      for (const path of ['/api/products', '/api/cart', '/api/cart/count']) mustAllow(await backend.ask(path), origin)
    },
  },
  {
    says: 'may read errors',
    run: async (backend) => mustAllow(await backend.ask('/api/products/no-such-product'), originOf(backend)),
  },
  {
    says: 'may read x-cart-id',
    async run(backend) {
      originOf(backend)
      const answer = await backend.ask('/api/cart', { cartId: null })
      if (!answer.headers.has(CART_ID_HEADER)) throw new Blocked('the server issues no x-cart-id to read')
      must(
        words(answer, 'expose-headers').includes(CART_ID_HEADER),
        `${answer.asked} carries x-cart-id, and scripts may not read it.`,
        'Send access-control-expose-headers: x-cart-id, or the shop never learns the id of its cart.',
      )
    },
  },
  {
    says: 'may ask with x-cart-id and write JSON by every method',
    async run(backend) {
      const origin = originOf(backend)
      const calls = Object.values(OPERATIONS).toReversed()
      for (const [method, path] of new Map(calls.map((call) => [call.method, call.path]))) {
        const asked = {
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type,x-cart-id',
        }
        const answer = await backend.ask(path, { method: 'OPTIONS', cartId: null, headers: asked })
        const preflight = { ...answer, asked: `The preflight OPTIONS ${path} for ${method}` }
        must(
          answer.status >= 200 && answer.status < 300,
          `${preflight.asked} answers ${answer.status}.`,
          'Answer it with 204, before any check of who is asking.',
        )
        mustAllow(preflight, origin)
        const methods = words(answer, 'allow-methods')
        must(
          ['GET', 'POST'].includes(method) || methods.includes(method.toLowerCase()),
          `${preflight.asked} allows ${methods.join(', ') || 'no method'}.`,
          'Send access-control-allow-methods: GET, POST, PUT, DELETE.',
        )
        for (const header of ['x-cart-id', ...(method === 'GET' ? [] : ['content-type'])]) {
          const headers = words(answer, 'allow-headers')
          must(
            headers.includes(header),
            `${preflight.asked} allows the headers ${headers.join(', ') || '(none)'}, not ${header}.`,
            'Send access-control-allow-headers: content-type, x-cart-id; "*" does not count with credentials.',
          )
        }
      }
    },
  },
  {
    says: 'do not get each other’s answers out of a cache',
    async run(backend) {
      originOf(backend)
      const { headers, asked } = await backend.ask('/api/products')
      const kept = headers.get('cache-control') ?? ''
      must(
        /\b(origin|\*)/i.test(headers.get('vary') ?? '') || kept.includes('no-store'),
        `${asked} names the origin it allows, and says nothing of it to caches.`,
        'Send vary: Origin.',
      )
    },
  },
])
