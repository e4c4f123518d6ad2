import * as fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { server } from '#src/testing/setup.ts'
import { adoptCartId, cartId, startCartId } from './cart-id.ts'
import { request } from './client.ts'

const GENERATED = /^[0-9a-z]{16,}$/

test.each<[string, string]>([
  ['with letters outside Latin-1', '日本'],
  ['with a line break', 'cart\nid'],
  ['with a carriage return', 'cart\rid'],
  ['with a null character', 'cart\0id'],
  ['with another control character', 'cart\u0001id'],
  ['with a DEL character', 'cart\u007fid'],
  ['with a lone surrogate', 'cart\ud83d'],
  ['of spaces only', '  '],
  ['of a line break only', '\n'],
  ['that is empty', ''],
  ['of more than 128 characters', 'a'.repeat(129)],
  ...['null', 'undefined', '{}', '[]', '[object Object]'].map((text): [string, string] => [text, text]),
])('a stored id %s is replaced by a new one', (_what, stored) => {
  localStorage.setItem('cart-id', stored)
  const created = cartId()
  expect(created).toMatch(GENERATED)
  expect(localStorage.getItem('cart-id')).toBe(created)
  expect(cartId()).toBe(created)
})

test.each([
  'a'.repeat(128),
  '123e4567-e89b-12d3-a456-426614174000',
  'abcdefgh',
  'a b',
  '{"a":1}',
  'Zürich',
  'ã\u0082«',
])('the stored id %j is used as it is', (stored) => {
  localStorage.setItem('cart-id', stored)
  expect(cartId()).toBe(stored)
  expect(localStorage.getItem('cart-id')).toBe(stored)
})

test('any stored text results in an id that is valid in a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      localStorage.setItem('cart-id', stored)
      const id = cartId()
      expect(new Headers({ 'x-cart-id': id }).get('x-cart-id')).toBe(id)
      expect(id).not.toBe('')
    }),
  )
})

test('requests work after an invalid id was stored', async () => {
  localStorage.setItem('cart-id', '日本')
  const sent: (string | null)[] = []
  server.use(
    http.get('/api/cart', ({ request: { headers } }) => {
      sent.push(headers.get('x-cart-id'))
      return HttpResponse.json([])
    }),
  )
  expect(await request('/api/cart', 'cart')).toEqual([])
  expect(sent).toEqual([localStorage.getItem('cart-id')])
})

test('spaces around a stored id are trimmed, because browsers trim header values', () => {
  localStorage.setItem('cart-id', ' mine ')
  expect(cartId()).toBe('mine')
  adoptCartId('theirs', 'mine')
  expect(cartId()).toBe('theirs')
})

test.each(['日本', 'a\nb', 'a\u0001b', '', ' ', 'null', '[object Object]', 'a'.repeat(129)])(
  'a response’s invalid id %j is not stored',
  (received) => {
    localStorage.setItem('cart-id', 'mine')
    adoptCartId(received, 'mine')
    expect(localStorage.getItem('cart-id')).toBe('mine')
  },
)

test('if storage rejects writes, the new id is kept in memory', () => {
  localStorage.setItem('cart-id', '日本')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const created = cartId()
  expect(created).toMatch(GENERATED)
  expect(cartId()).toBe(created)
})

test('if localStorage is null, the new id is kept in memory', () => {
  vi.stubGlobal('localStorage', null)
  onTestFinished(() => void vi.unstubAllGlobals())
  const created = cartId()
  expect(created).toMatch(GENERATED)
  expect(cartId()).toBe(created)
})

describe('shops on one origin', () => {
  afterEach(() => startCartId(''))

  test('each puts its own id into cart-id when it starts', () => {
    const ids = ['https://one.test', 'https://two.test', 'https://one.test'].map((address) => {
      startCartId(address)
      expect(localStorage.getItem('cart-id')).toBe(cartId())
      return cartId()
    })
    expect(ids[2]).toBe(ids[0])
    expect(ids[1]).not.toBe(ids[0])
  })

  test('an open tab sends its own id after another shop has started', () => {
    startCartId('')
    const own = cartId()
    for (const key of ['overtone:/other/:cart-id', 'cart-id']) localStorage.setItem(key, 'theirs')
    expect(cartId()).toBe(own)
    adoptCartId('issued', own)
    expect(cartId()).toBe('issued')
    expect(localStorage.getItem('overtone:/other/:cart-id')).toBe('theirs')
  })

  test('an id that no other shop keeps is taken by the first shop that starts', () => {
    localStorage.setItem('cart-id', 'from-before')
    startCartId('https://one.test')
    expect(cartId()).toBe('from-before')
    startCartId('https://two.test')
    expect(cartId()).toMatch(GENERATED)
  })

  test('a removed cart-id is replaced by a new one', () => {
    startCartId('')
    const former = cartId()
    localStorage.removeItem('cart-id')
    expect(cartId()).not.toBe(former)
  })
})
