import { answerFrom } from './answer-from.ts'
import type { RecordedCall } from './recorded-call.ts'

const recorded = (address: string, body: string, status = 200): RecordedCall => ({
  address,
  status,
  contentType: 'application/json',
  body,
})

const requestFrom = (calls: RecordedCall[]) => {
  const answer = answerFrom(calls)
  return async (path: string, method = 'GET') =>
    (await answer(new Request(`https://shop.test${path}`, { method })))?.text()
}

test('the nth request of an address gets its nth answer and later ones the last, whatever is requested in between', async () => {
  const request = requestFrom([
    recorded('GET /api/products?page=1', 'p1-first'),
    recorded('GET /api/products?page=1', 'p1-second'),
    recorded('GET /api/products?page=2', 'p2-first'),
    recorded('GET /api/products?page=2', 'p2-second'),
  ])
  const bodies = []
  for (const page of [2, 1, 1, 2, 1, 2]) bodies.push(await request(`/api/products?page=${page}`))
  expect(bodies).toEqual(['p2-first', 'p1-first', 'p1-second', 'p2-second', 'p1-second', 'p2-second'])
})

test('the order of query parameters is ignored', async () => {
  const request = requestFrom([recorded('GET /api/products?limit=24&page=1', 'found')])
  expect(await request('/api/products?page=1&limit=24')).toBe('found')
})

test('methods and paths are compared letter by letter, not as patterns', async () => {
  const request = requestFrom([recorded('GET /api/products/a%3Ab*', 'found')])
  expect(await request('/api/products/a%3Ab*')).toBe('found')
  expect(await request('/api/products/a%3Abc')).toBeUndefined()
  expect(await request('/api/products/a%3Ab*', 'DELETE')).toBeUndefined()
  expect(await request('/api/no-such-call')).toBeUndefined()
})

test('answers have the recorded status and type, and no cart id', async () => {
  const answer = answerFrom([recorded('GET /api/brands', 'Not now', 503)])
  const response = await answer(new Request('https://shop.test/api/brands'))
  expect(response?.status).toBe(503)
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({ 'content-type': 'application/json' })
})

test('an answer without content has no body, and a lost connection is lost again', async () => {
  const answer = answerFrom([recorded('DELETE /api/cart/clear', '', 204), recorded('GET /api/cart', '', 0)])
  const cleared = await answer(new Request('https://shop.test/api/cart/clear', { method: 'DELETE' }))
  expect(cleared?.status).toBe(204)
  expect((await answer(new Request('https://shop.test/api/cart')))?.type).toBe('error')
})
