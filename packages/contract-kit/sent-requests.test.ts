import { adviceForIssuedId, requestsShowing, type SentRequest } from './sent-requests.ts'

const sent = (name: string, changes: Partial<SentRequest> = {}): SentRequest => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, url: `http://api.test${path}`, status: 200, issuedId: null, ...changes }
}

const add = sent('POST /api/cart/add')
const refusedAdd = sent('POST /api/cart/add', { status: 400 })
const lostAdd = sent('POST /api/cart/add', { status: null })
const update = sent('PUT /api/cart/update')
const cart = sent('GET /api/cart')
const later = sent('GET /api/cart')
const count = sent('GET /api/cart/count')
const page = sent('GET /api/products?page=1')
const next = sent('GET /api/products?page=2')
const preflight = sent('OPTIONS /api/products')

test.each<[string, string, SentRequest[], SentRequest[]]>([
  ['the last one if the message names none', 'The total is 4.', [page, next], [next]],
  ['a named one that is not the last', 'GET /api/products?page=1 returned 3.', [page, next], [page]],
  ['all that are named', 'GET /api/products?page=1 and GET /api/products?page=2 differ.', [page, next], [page, next]],
  ['the last of two with the name', 'GET /api/cart, row 0: broken.', [cart, later], [later]],
  ['a name at the end of a sentence', 'It is 2, and 3 in GET /api/cart.', [cart, count], [cart]],
  ['no name that continues', 'GET /api/cart/count returned 2.', [cart, count], [count]],
  ['the writes before a read', 'GET /api/cart returned 1.', [add, refusedAdd, cart, update], [add, refusedAdd, cart]],
  ['accepted writes before a write', 'PUT /api/cart/update returned 400.', [add, refusedAdd, update], [add, update]],
  ['writes that may have been accepted', 'PUT /api/cart/update returned 400.', [lostAdd, update], [lostAdd, update]],
  ['no preflights before a read', 'GET /api/cart returned 1.', [preflight, cart], [cart]],
  ['a recalled one once', 'The price is empty.', [page, next, page], [page]],
  ['nothing if nothing was sent', 'GET /api/cart returned 1.', [], []],
])('the requests that show a fault are %s', (_rule, message, requests, expected) => {
  expect(requestsShowing(message, requests)).toEqual(expected)
})

const withId = (request: SentRequest, id: string): SentRequest => ({ ...request, headers: { 'x-cart-id': id } })

test.each<[string, SentRequest[], boolean]>([
  ['an id that the server issued', [{ ...add, issuedId: 'b' }, withId(cart, 'b')], true],
  ['an id that the server replaced', [{ ...withId(add, 'a'), issuedId: 'b' }, withId(cart, 'b')], true],
  ['an id that the server returned', [{ ...withId(add, 'a'), issuedId: 'a' }, withId(cart, 'a')], false],
  ['two ids of the kit', [withId(add, 'a'), withId(cart, 'b')], false],
  ['no id', [add, cart], false],
])('requests with %s', (_case, requests, isAdvised) => {
  expect(adviceForIssuedId(requests) !== '').toBe(isAdvised)
})
