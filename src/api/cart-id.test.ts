import * as fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { server } from '#src/testing/setup.ts'
import { adoptCartId, cartId } from './cart-id.ts'
import { request } from './client.ts'
import { Cart } from './contract.ts'

const OURS = /^[0-9a-z]{16,}$/

test.each([
  ['of letters beyond Latin', '日本'],
  ['with a line break', 'cart\nid'],
  ['with a carriage return', 'cart\rid'],
  ['with a zero', 'cart\0id'],
  ['with another control character', 'cart\u0001id'],
  ['with a deleted character', 'cart\u007fid'],
  ['with half a character', 'cart\ud83d'],
  ['of spaces alone', '  '],
  ['of a line break alone', '\n'],
])('a stored id %s is replaced by a new one, which stays', (_what, stored) => {
  localStorage.setItem('cart-id', stored)
  const made = cartId()
  expect(made).toMatch(OURS)
  expect(localStorage.getItem('cart-id')).toBe(made)
  expect(cartId()).toBe(made)
})

test.each(['abcdefgh', 'a b', '{"a":1}', 'Zürich', 'ã\u0082«'])('the stored id %j is used as it is', (stored) => {
  localStorage.setItem('cart-id', stored)
  expect(cartId()).toBe(stored)
  expect(localStorage.getItem('cart-id')).toBe(stored)
})

test('whatever is stored, a header can carry the id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      localStorage.setItem('cart-id', stored)
      const id = cartId()
      expect(new Headers({ 'x-cart-id': id }).get('x-cart-id')).toBe(id)
      expect(id).not.toBe('')
    }),
  )
})

test('calls go out again after an id that no header can carry', async () => {
  localStorage.setItem('cart-id', '日本')
  const sent: (string | null)[] = []
  server.use(
    http.get('/api/cart', ({ request: { headers } }) => {
      sent.push(headers.get('x-cart-id'))
      return HttpResponse.json([])
    }),
  )
  expect(await request('/api/cart', Cart)).toEqual([])
  expect(sent).toEqual([localStorage.getItem('cart-id')])
})

test('an id with spaces around it is the one that the server hears and answers', () => {
  localStorage.setItem('cart-id', ' mine ')
  expect(cartId()).toBe('mine')
  adoptCartId('theirs', 'mine')
  expect(cartId()).toBe('theirs')
})

test.each(['日本', 'a\nb', 'a\u0001b', '', ' '])('an answered id %j, which can’t be sent, is not kept', (answered) => {
  localStorage.setItem('cart-id', 'mine')
  adoptCartId(answered, 'mine')
  expect(localStorage.getItem('cart-id')).toBe('mine')
})

test('where storage can’t be written, the id that replaces a bad one lives as long as the page', () => {
  localStorage.setItem('cart-id', '日本')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const made = cartId()
  expect(made).toMatch(OURS)
  expect(cartId()).toBe(made)
})
