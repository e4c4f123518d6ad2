import * as fc from 'fast-check'
import { type DecimalMark, decimalMarks, readPrice, resolvePrice } from './price.ts'

/** Returns the amounts of a file's prices in a currency with so many decimals. */
function amountsOf(texts: string[], digits: number, decimal?: DecimalMark): string[] {
  const prices = texts.map((text) => readPrice(text, decimal))
  const used = decimalMarks(
    prices.filter((price) => 'amount' in price),
    digits,
  )
  return prices.map((price) => {
    const read = 'amount' in price ? resolvePrice(price, used, digits) : price
    return 'amount' in read ? read.amount : `bad: ${read.what}`
  })
}

const amountOf = (text: string, decimal?: DecimalMark) => amountsOf([text], 2, decimal)[0]

test.each([
  ['1.299,00 €', '1299.00'],
  ['$1,299', '1299.00'],
  ['1299.00 USD', '1299.00'],
  ['1\u00a0299,5', '1299.50'],
  ['1\u202f299,50\u00a0€', '1299.50'],
  ["1'299.90", '1299.90'],
  ['CHF 1’299.90', '1299.90'],
  ['US$49', '49.00'],
  ['1.299', '1299.00'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567', '1234567.00'],
  ['12.5', '12.50'],
  ['1299.0000', '1299.00'],
  ['0.500', '0.50'],
  ['1234.50', '1234.50'],
  ['.99', '0.99'],
  ['49,-', '49.00'],
  ['1.299,– €', '1299.00'],
  ['1299 kr', '1299.00'],
  ['999,999,999.99', '999999999.99'],
  ['12,3,4', 'bad: has groups that are not of three digits'],
  ['12 99', 'bad: has groups that are not of three digits'],
  ['1.299.00', 'bad: has groups that are not of three digits'],
  ['1,299,000.000,00', 'bad: has groups that are not of three digits'],
  ['0', 'bad: is not above 0'],
  ['0,00', 'bad: is not above 0'],
  ['-5.00', 'bad: is negative'],
  ['−5.00', 'bad: is negative'],
  ['-$5.00', 'bad: is negative'],
  ['5.00-', 'bad: is negative'],
  ['1e9', 'bad: is not a plain number'],
  ['1000000000', 'bad: is too high'],
  ['12.345,678', 'bad: has more than 2 digits after ","'],
  ['1234.567', 'bad: has more than 2 digits after "."'],
  ['from 12.50', 'bad: is not a plain number'],
  ['12.50–14.50', 'bad: is not a plain number'],
  [`${'1'.repeat(100_000)}e1`, 'bad: is not a plain number'],
  ['n/a', 'bad: is not a price'],
  [' ', 'bad: is empty'],
])('%j is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test.each([
  ['19.999', '.', 'bad: has more than 2 digits after "."'],
  ['1,299', '.', '1299.00'],
  ['1.299', ',', '1299.00'],
  ['19,990', ',', '19.99'],
  ['12,50', '.', 'bad: has groups that are not of three digits'],
  ['1.299,00', '.', 'bad: has groups that are not of three digits'],
  ['1.299.50', '.', 'bad: has groups that are not of three digits'],
] as const)('%j with the decimal mark %s is %s', (text, mark, amount) => {
  expect(amountOf(text, mark)).toBe(amount)
})

test.each([
  ['1.299,00 €', 'EUR'],
  ['$1,299', '$'],
  ['1299.00 usd', 'USD'],
  ['US$49', 'USD'],
  ['49 kr', 'kr'],
  ['￥1,299', '¥'],
  ['1,299円', 'JPY'],
  ['49 ₹', 'INR'],
  ['49', null],
])('the currency of %j is %s', (text, currency) => {
  expect(readPrice(text)).toMatchObject({ currency })
})

test.each([
  [2, ['1.299', '49,90'], ['1299.00', '49.90']],
  [
    2,
    ['1.299', '49.90'],
    ['bad: has three digits after ".", which other prices of the file use for decimals', '49.90'],
  ],
  [0, ['1,299', '1299.00', '1299.5', '0.4'], ['1299', '1299', '1300', 'bad: is not above 0']],
  [0, ['1.299', '12.500.000'], ['1299', '12500000']],
  [3, ['5.990', '12.5', '1234.567', '7'], ['5.990', '12.500', '1234.567', '7.000']],
  [3, ['5.990', '1,299'], ['5.990', '1299.000']],
  [3, ['5,990', '12,5'], ['5.990', '12.500']],
  [3, ['1.299', '12,5'], ['1299.000', '12.500']],
  [3, ['5,990'], ['bad: has three digits after ",", which can be decimals']],
  [3, ['1.2345'], ['bad: has more than 3 digits after "."']],
])('with %i decimals, the prices %j are %j', (digits, texts, amounts) => {
  expect(amountsOf(texts, digits)).toEqual(amounts)
})

test('every amount can be read in every usual notation', () => {
  const notation = fc.constantFrom(
    ['.', ','],
    [',', '.'],
    [' ', ','],
    ['\u00a0', '.'],
    ["'", '.'],
    ['', ','],
    ['', '.'],
  )
  const currency = fc.constantFrom(['', ''], ['$', ''], ['', ' €'], ['USD ', ''], ['', '\u00a0CHF'])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      notation,
      currency,
      (cents, [group, mark], [before, after]) => {
        const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group ?? '')
        expect(amountOf(`${before}${grouped}${mark}${decimals}${after}`)).toBe(`${whole}.${decimals}`)
      },
    ),
  )
})
