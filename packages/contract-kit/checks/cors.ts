/** CORS headers for a shop on another origin. Browsers require them; `curl` does not. */

import { CART_ID_HEADER, OPERATIONS } from '#src/api/operations.ts'
import { assert } from '../answers/assertions.ts'
import { CheckWarned } from '../answers/check-errors.ts'
import type { ReadResponse } from '../answers/http-types.ts'
import type { Backend } from '../backend.ts'
import { NotChecked } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'

/** Returns the shop's origin. Ends the check if the API has the same one. */
const crossOrigin = ({ origin }: Backend): string => {
  if (origin === null) throw new NotChecked('shop and API share an origin')
  return origin
}

/** Returns the comma-separated values of an `access-control-` header in lower case. */
const valuesOf = (response: ReadResponse, header: string) =>
  (response.headers.get(`access-control-${header}`) ?? '').split(',').map((value) => value.trim().toLowerCase())

/** Asserts that the response allows the shop's origin and credentials. */
function assertOriginAllowed({ headers, request }: ReadResponse, origin: string): void {
  const allowed = headers.get('access-control-allow-origin')
  assert(
    allowed === origin,
    `${request} from ${origin} returned ${allowed === null ? 'no access-control-allow-origin' : `access-control-allow-origin: ${allowed}`}.`,
    `Send access-control-allow-origin: ${origin}, also with errors. Browsers reject "*" for requests with credentials.`,
  )
  assert(
    headers.get('access-control-allow-credentials') === 'true',
    `${request} did not return access-control-allow-credentials: true.`,
    'Send it, because the shop sends credentials with every request.',
  )
}

export const corsChecks = checksOf('CORS', [
  {
    title: 'allows the shop’s origin and credentials',
    async run(backend) {
      const origin = crossOrigin(backend)
      for (const path of ['/api/products', '/api/cart', '/api/cart/count']) {
        assertOriginAllowed(await backend.send(path), origin)
      }
    },
  },
  {
    title: 'allows the shop’s origin in error responses',
    async run(backend) {
      const origin = crossOrigin(backend)
      assertOriginAllowed(await backend.send('/api/products/no-such-product'), origin)
    },
  },
  {
    title: 'exposes x-cart-id',
    async run(backend) {
      crossOrigin(backend)
      const response = await backend.send('/api/cart', { cartId: null })
      if (!response.headers.has(CART_ID_HEADER)) throw new NotChecked('the server issues no x-cart-id')
      const exposed = response.headers.get('access-control-expose-headers')
      assert(
        valuesOf(response, 'expose-headers').includes(CART_ID_HEADER),
        `${response.request} returned x-cart-id and ${exposed === null ? 'no access-control-expose-headers' : `access-control-expose-headers: ${exposed}`}.`,
        exposed?.trim() === '*'
          ? 'Send access-control-expose-headers: x-cart-id. "*" has no effect for requests with credentials.'
          : 'Send access-control-expose-headers: x-cart-id, so that the shop can read the id of its cart.',
      )
    },
  },
  {
    title: 'allows x-cart-id and JSON bodies in preflights of every method',
    async run(backend) {
      const origin = crossOrigin(backend)
      const operations = Object.values(OPERATIONS).toReversed()
      for (const [method, path] of new Map(operations.map((operation) => [operation.method, operation.path]))) {
        const headers = {
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type,x-cart-id',
        }
        const response = await backend.send(path, { method: 'OPTIONS', cartId: null, headers })
        const preflight = { ...response, request: `The preflight OPTIONS ${path} for ${method}` }
        assert(
          response.status >= 200 && response.status < 300,
          `${preflight.request} returned ${response.status}.`,
          'Return 204 before any authentication.',
        )
        assertOriginAllowed(preflight, origin)
        const allowedMethods = valuesOf(response, 'allow-methods')
        assert(
          ['GET', 'POST'].includes(method) || allowedMethods.includes(method.toLowerCase()),
          `${preflight.request} allows ${allowedMethods.join(', ') || 'no method'}.`,
          'Send access-control-allow-methods: GET, POST, PUT, DELETE.',
        )
        const allowedHeaders = valuesOf(response, 'allow-headers')
        for (const header of ['x-cart-id', ...(method === 'GET' ? [] : ['content-type'])]) {
          assert(
            allowedHeaders.includes(header),
            `${preflight.request} allows the headers ${allowedHeaders.join(', ') || '(none)'}, not ${header}.`,
            'Send access-control-allow-headers: content-type, x-cart-id. "*" has no effect for requests with credentials.',
          )
        }
      }
    },
  },
  {
    title: 'lets browsers keep the answer of a preflight',
    async run(backend) {
      const headers = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-cart-id' }
      crossOrigin(backend)
      const response = await backend.send('/api/products', { method: 'OPTIONS', cartId: null, headers })
      if (Number(response.headers.get('access-control-max-age')) > 0) return
      throw new CheckWarned(
        'The preflight OPTIONS /api/products returned no access-control-max-age.',
        'Send access-control-max-age: 600, or browsers send a preflight before almost every read.',
      )
    },
  },
  {
    title: 'keeps caches from sharing responses between origins',
    async run(backend) {
      crossOrigin(backend)
      const { headers, request } = await backend.send('/api/products')
      const cacheControl = headers.get('cache-control') ?? ''
      assert(
        /\b(origin|\*)/i.test(headers.get('vary') ?? '') || cacheControl.includes('no-store'),
        `${request} returned neither vary: Origin nor cache-control: no-store.`,
        'Send vary: Origin.',
      )
    },
  },
])
