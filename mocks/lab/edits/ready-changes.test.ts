import { LONG, RTL_TITLE, WORD } from '#mocks/scenarios/rows.ts'
import { readyChangesOf } from './ready-changes.ts'

const ROWS = [
  { id: 'a', title: 'One', brand: 'Aurelle' },
  { id: 'b', title: 'Two', brand: 'Aurelle' },
]
const PAGE = { products: ROWS, total: 96 }
const LINES = [{ product: { id: 'a', title: 'One' }, quantity: 2 }]

const labelsOf = (body: unknown) => readyChangesOf(JSON.stringify(body)).changes.map(({ label }) => label)

const LIST = ['Empty list', 'One row']
const TEXTS = ['Very long text', 'Right-to-left text']

test.each([
  ['a page', PAGE, [...LIST, ...TEXTS]],
  ['a list', ROWS, [...LIST, ...TEXTS]],
  ['one row', ROWS.slice(0, 1), ['Empty list', ...TEXTS]],
  ['an empty list', [], []],
  ['an empty page', { products: [], total: 0 }, []],
  ['a single product', ROWS[0], TEXTS],
  ['a count', { count: 3 }, []],
  ['lines of the cart', LINES, ['Empty list', ...TEXTS]],
  ['a list of something else', [1, 2], LIST],
  ['null', null, []],
])('%s: %j offers %j', (_name, body, labels) => {
  expect(labelsOf(body)).toEqual(labels)
})

test('a text that is not JSON offers no change', () => {
  expect(readyChangesOf('<h1>502</h1>')).toMatchObject({ changes: [], fields: [] })
})

test.each([
  ['Empty list', PAGE, { products: [], total: 0 }],
  ['Empty list', { posts: ROWS, total: 2 }, { posts: [], total: 0 }],
  ['Empty list', ROWS, []],
  ['One row', PAGE, { products: ROWS.slice(0, 1), total: 1 }],
  ['One row', ROWS, ROWS.slice(0, 1)],
  ['Very long text', PAGE, { products: [{ id: 'a', title: LONG, brand: WORD }, ROWS[1]], total: 96 }],
  ['Very long text', { id: 'a', name: 'Audio' }, { id: 'a', name: LONG }],
  ['Right-to-left text', LINES, [{ product: { id: 'a', title: RTL_TITLE }, quantity: 2 }]],
])('%s makes of %j %j', (label, body, expected) => {
  const change = readyChangesOf(JSON.stringify(body)).changes.find((each) => each.label === label)
  expect(JSON.parse(change?.apply() ?? '')).toEqual(expected)
})

test.each([
  [PAGE, 'title', { products: [{ id: 'a', brand: 'Aurelle' }, ROWS[1]], total: 96 }],
  [ROWS, 'brand', [{ id: 'a', title: 'One' }, ROWS[1]]],
  [ROWS[0], 'id', { title: 'One', brand: 'Aurelle' }],
  [LINES, 'quantity', [{ product: LINES[0]?.product }]],
])('%j has the field %s, and becomes %j without it', (body, field, expected) => {
  const { fields, withoutField } = readyChangesOf(JSON.stringify(body))
  expect(fields).toContain(field)
  expect(JSON.parse(withoutField(field))).toEqual(expected)
})
