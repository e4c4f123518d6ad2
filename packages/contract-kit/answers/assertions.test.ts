import { assertRefusedWithReason, quoteReason } from './assertions.ts'

test.each([
  ['Only 3 left', '"Only 3 left"'],
  ['{"detail":"Only 3 left"}', '"Only 3 left"'],
  ['{"code":7}', '"{"code":7}"'],
  ['', 'an empty body'],
])('quoteReason quotes what the shop shows of %j', (text, expected) => {
  expect(quoteReason(text)).toBe(expected)
})

const notFound = (text: string, type: string) => ({
  request: 'GET /api/products/x',
  status: 404,
  headers: new Headers({ 'content-type': type }),
  text,
})

test.each([
  ['Product not found', 'text/plain'],
  ['{"message":"Product not found"}', 'application/json'],
  ['{"error":"Product not found"}', 'application/json'],
])('assertRefusedWithReason accepts %s', (text, type) => {
  expect(() => assertRefusedWithReason(notFound(text, type))).not.toThrow()
})

test.each([
  ['', 'text/plain'],
  ['{"code":7}', 'application/json'],
  ['["Product not found"]', 'application/json'],
  ['<h1>Not found</h1>', 'text/plain'],
  ['Not found', 'text/html'],
])('assertRefusedWithReason rejects %j as %s', (text, type) => {
  expect(() => assertRefusedWithReason(notFound(text, type))).toThrow('which a toast can’t show')
})
