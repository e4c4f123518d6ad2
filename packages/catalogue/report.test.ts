import { createReport } from './report.ts'

const PROBLEM = { what: 'is not a price', expected: 'a number' }
const at = (line: number, text = 'n/a') => ({ line, column: 'Price', text })

test('messages are in the order of the rows, and a row counts once', () => {
  const report = createReport('products.csv', 'table')
  report.rejectRow(at(9), PROBLEM)
  report.rejectRow(at(2), PROBLEM)
  report.rejectRow(at(2), PROBLEM, false)
  report.warn(at(3), PROBLEM)
  report.skip('not published')
  expect(report.badRows()).toBe(2)
  expect(report.lines()).toEqual([
    'Skipped 1 row not published.',
    '2 bad rows:',
    '  products.csv:2, column "Price": "n/a" is not a price. Expected a number.',
    '  products.csv:2, column "Price": "n/a" is not a price. Expected a number.',
    '  products.csv:9, column "Price": "n/a" is not a price. Expected a number.',
    '1 warning:',
    '  products.csv:3, column "Price": "n/a" is not a price. Expected a number.',
  ])
})

test('equal warnings are one line with a count', () => {
  const report = createReport('products.csv', 'table')
  for (const line of [2, 3, 4]) report.warn(at(line, ''), PROBLEM)
  report.warn(at(5, 'soon'), PROBLEM)
  expect(report.lines()).toEqual([
    '4 warnings:',
    '  products.csv:2 and 2 other rows, column "Price": the cell is empty. Expected a number.',
    '  products.csv:5, column "Price": "soon" is not a price. Expected a number.',
  ])
})

test('only the first messages of each kind are shown if there are too many', () => {
  const report = createReport('products.csv', 'table')
  for (let line = 1; line <= 1500; line += 1) report.rejectRow(at(line), PROBLEM)
  expect(report.lines(2)).toHaveLength(4)
  expect(report.lines(2)[3]).toBe('  … and 1,498 more messages')
})

test.each([
  ['table', 'products:4, column "Price": "n/a" is not a price. Expected a number.'],
  ['xml', 'products:4, element "Price": "n/a" is not a price. Expected a number.'],
  ['json', 'products, item 4, key "Price": "n/a" is not a price. Expected a number.'],
] as const)('places in %s are named in its terms', (format, message) => {
  const report = createReport('products', format)
  report.rejectRow(at(4), PROBLEM)
  expect(report.lines()[1]).toBe(`  ${message}`)
})

test('empty cells and whole rows are named, and long texts are cut', () => {
  const report = createReport('products.csv', 'table')
  report.rejectRow(at(1, ' '), PROBLEM)
  report.rejectRow({ line: 2, column: null, text: '' }, { what: 'has 3 cells', expected: '2' })
  report.rejectRow(at(3, 'long\n'.repeat(50)), PROBLEM)
  expect(report.lines().slice(1)).toEqual([
    '  products.csv:1, column "Price": the cell is empty. Expected a number.',
    '  products.csv:2: the row has 3 cells. Expected 2.',
    `  products.csv:3, column "Price": "${'long '.repeat(12)}…" is not a price. Expected a number.`,
  ])
})

test('at most 10,000 messages of each kind are kept, and the others are counted', () => {
  const report = createReport('products.csv', 'table')
  for (let line = 1; line <= 10_002; line += 1) {
    report.rejectRow(at(line), PROBLEM)
    report.warn(at(line, `${line}`), PROBLEM)
  }
  const lines = report.lines()
  expect(lines).toHaveLength(2 * 10_002)
  expect(lines[0]).toBe('10,002 bad rows:')
  expect(lines[10_001]).toBe('  … and 2 more messages')
  expect(lines[10_002]).toBe('10,002 warnings:')
})
