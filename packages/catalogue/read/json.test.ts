import { catalogueFrom, rowsOf, textFile } from '../testing/test-files.ts'
import { hasObjectPerLine, parseJson, readJsonLines, readJsonRows, readJsonText } from './json.ts'

const read = (parsed: unknown) => rowsOf(async (onRow) => readJsonRows('products.json', parsed, onRow))

test('keys are headings, and a list is several cells', async () => {
  expect(
    await read([{ Title: 'Lamp', price: 49.9, stock: true, brand: null, images: ['a', 'b'], size: { width: 1 } }]),
  ).toEqual([
    {
      line: 1,
      cells: [
        { column: 'Title', text: 'Lamp' },
        { column: 'price', text: '49.9', isNumber: true },
        { column: 'stock', text: 'true' },
        { column: 'brand', text: '' },
        { column: 'images', text: 'a' },
        { column: 'images', text: 'b' },
        { column: 'size.width', text: '1', isNumber: true },
      ],
    },
  ])
})

test.each([
  [{ total: 1, products: [{ title: 'Lamp' }] }],
  [{ categories: [{ name: 'Light' }, { name: 'Wood' }], data: { rows: [{ title: 'Lamp', price: 1 }] } }],
])('the list may be under any key: %j', async (parsed) => {
  expect((await read(parsed))[0]?.cells[0]).toEqual({ column: 'title', text: 'Lamp' })
})

test('a variant is a row with the keys of its product', async () => {
  const item = { handle: 'stool', vendor: 'Halm', variants: [{ price: '89.00' }, { price: '79.00' }] }
  expect((await read({ products: [item] })).map(({ cells }) => cells.at(-1))).toEqual([
    { column: 'variants.price', text: '89.00' },
    { column: 'variants.price', text: '79.00' },
  ])
})

test('each line may be an object, and a broken one is a bad row', async () => {
  const text = '{"title":"Lamp"}\n{"title":\n\n{"title":"Desk"}\n'
  expect(hasObjectPerLine(text)).toBe(true)
  const rows = await rowsOf((onRow) => readJsonLines(textFile('products.jsonl', text), onRow))
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3])
  expect(rows.map(({ unreadable }) => unreadable?.what)).toEqual([undefined, 'is not an object', undefined])
})

const MORE_THAN_2 = '"1.299" has more than 2 digits after "."'

test.each([
  [1.299, {}, MORE_THAN_2],
  [1.299, { decimal: ',' }, MORE_THAN_2],
  [1.299, { currency: 'KWD' }, '1.299'],
  [12.5, { decimal: ',' }, '12.50'],
  [12.5, { currency: 'JPY' }, '13'],
  [1299, {}, '1299.00'],
  ['1.299', {}, '1299.00'],
  ['1,5', {}, '1.50'],
] as const)('the price %j with %j is %s', async (price, options, result) => {
  const list = [
    { title: 'Lamp', link: 'a.example', price },
    { title: 'Desk', link: 'b.example', price: 20 },
  ]
  const { products, report } = await catalogueFrom(
    async (onRow) => readJsonRows('products.json', list, onRow),
    options,
    'json',
  )
  expect(products.length === 2 ? products[0]?.price : report.join('\n')).toContain(result)
})

test('an original price that is a number is one too', async () => {
  const list = [{ title: 'Lamp', link: 'a.example', price: 5.25, rrp: 6.125 }]
  const { products, report } = await catalogueFrom(
    async (onRow) => readJsonRows('p', list, onRow),
    { decimal: ',' },
    'json',
  )
  expect(products).toMatchObject([{ price: '5.25', originalPrice: null }])
  expect(report[1]).toContain('"6.125" has more than 2 digits after "."')
})

test('an item that is not an object cannot be read', async () => {
  expect((await read([{ title: 'Lamp' }, 'Desk']))[1]).toMatchObject({
    line: 2,
    unreadable: { what: 'is not an object' },
  })
})

test.each([[{ items: 1 }], ['Lamp'], [null], [['Lamp']]])('%j is refused', async (parsed) => {
  await expect(read(parsed)).rejects.toThrow('products.json has no list of objects')
})

test.each(['[{"title":\n"Lamp"}]', '{"products": []}\n', '{\n"products": []\n}'])('%j is one document', (text) => {
  expect(hasObjectPerLine(text)).toBe(false)
})

test('text that is not JSON is refused with the reason', () => {
  expect(() => parseJson('products.json', '[{]')).toThrow(/^products\.json is not JSON: /)
})

test('a document of more than 100 MB is refused', async () => {
  const part = ' '.repeat(1_000_000)
  async function* repeat() {
    for (let count = 0; count <= 100; count += 1) yield part
  }
  await expect(readJsonText({ ...textFile('products.json', '['), read: repeat })).rejects.toThrow(
    'products.json has more than 100 MB. Ask for CSV, XML or JSON lines',
  )
})
