import { mustRefuse } from './expect.ts'

const refusal = (text: string, type: string) => ({
  asked: 'GET /api/products/x',
  status: 404,
  headers: new Headers({ 'content-type': type }),
  text,
})

test.each([
  ['Product not found', 'text/plain'],
  ['{"message":"Product not found"}', 'application/json'],
  ['{"error":"Product not found"}', 'application/json'],
])('a refusal may say %s', (text, type) => {
  expect(() => mustRefuse(refusal(text, type), 404)).not.toThrow()
})

test.each([
  ['', 'text/plain'],
  ['{"code":7}', 'application/json'],
  ['["Product not found"]', 'application/json'],
  ['<h1>Not found</h1>', 'text/plain'],
  ['Not found', 'text/html'],
])('a refusal that says %j as %s can’t be shown', (text, type) => {
  expect(() => mustRefuse(refusal(text, type), 404)).toThrow('which a toast can’t show')
})
