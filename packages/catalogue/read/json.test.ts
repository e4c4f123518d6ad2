import { rowsOf } from '../testing/test-files.ts'
import { parseJson, readJsonRows } from './json.ts'

const read = (parsed: unknown) => rowsOf((onRow) => readJsonRows('products.json', parsed, onRow))

test('keys are headings, and a list is several cells', () => {
  expect(
    read([{ Title: 'Lamp', price: 49.9, stock: true, brand: null, images: ['a', 'b'], size: { width: 1 } }]),
  ).toEqual([
    {
      line: 1,
      cells: [
        { column: 'Title', text: 'Lamp' },
        { column: 'price', text: '49.9' },
        { column: 'stock', text: 'true' },
        { column: 'brand', text: '' },
        { column: 'images', text: 'a' },
        { column: 'images', text: 'b' },
      ],
    },
  ])
})

test('the list may be in an object', () => {
  expect(read({ total: 1, products: [{ title: 'Lamp' }] })).toHaveLength(1)
})

test('an item that is not an object cannot be read', () => {
  expect(read([{ title: 'Lamp' }, 'Desk'])[1]).toMatchObject({ line: 2, unreadable: { what: 'is not an object' } })
})

test.each([[{ items: [] }], ['Lamp'], [null]])('%j is refused', (parsed) => {
  expect(() => read(parsed)).toThrow('products.json must be a list of objects')
})

test('text that is not JSON is refused with the reason', () => {
  expect(() => parseJson('products.json', '[{]')).toThrow(/^products\.json is not JSON: /)
})
