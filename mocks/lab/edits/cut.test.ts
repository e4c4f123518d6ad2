import type { Edit } from '#src/demo/demo-state.ts'
import { cutEdit, wholeEdit } from './cut.ts'

const list = (change: object) =>
  JSON.stringify({
    products: Array.from({ length: 24 }, (_, index) => ({
      id: `p-${index}`,
      brand: 'Aurelle',
      ...(index === 3 && change),
    })),
  })
const ORIGINAL = list({})
const edit = (body: string): Edit => ({ call: 'GET /api/products', status: 200, contentType: 'application/json', body })

test.each([
  ['without a field', list({ brand: undefined })],
  ['with another value', list({ brand: 'سماعات' })],
  ['that is the same', ORIGINAL],
  ['that is empty', '{"products":[]}'],
  ['that repeats the end', `${ORIGINAL.slice(0, -2)},{"id":"p-23","brand":"Aurelle"}]}`],
  ['with line breaks', JSON.stringify(JSON.parse(list({ brand: null })), null, 2)],
])('an answer %s is the same after it was cut', (_name, body) => {
  const cut = cutEdit(edit(body), ORIGINAL)
  expect(cut.body.length).toBeLessThan(100)
  expect(JSON.parse(wholeEdit(cut, ORIGINAL)?.body ?? '')).toEqual(JSON.parse(body))
})

test.each([
  ['<h1>502</h1>', ORIGINAL],
  [ORIGINAL, ''],
])('an answer is not cut if it or the unedited one is not JSON', (body, original) => {
  expect(cutEdit(edit(body), original)).toEqual(edit(body))
})

test('a cut edit cannot be used with another unedited answer', () => {
  const cut = cutEdit(edit(list({ brand: 'x' })), ORIGINAL)
  expect(wholeEdit(cut, list({ brand: 'Longer brand' }))).toBeNull()
})
