import { formatMoney, parseAmount, savings } from './money.ts'

test.each([
  ['1299', '$1,299.00'],
  ['1299.5', '$1,299.50'],
  ['0', '$0.00'],
  ['abc', '—'],
  ['', '—'],
  ['NaN', '—'],
  ['-5', '—'],
  ['1e9', '—'],
  ['9'.repeat(309), '—'],
  [null, '—'],
  [undefined, '—'],
])('the price %j shows as %s', (price, shown) => {
  expect(formatMoney(parseAmount(price))).toBe(shown)
})

test('amounts are formatted as by Intl', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const prices = Array.from({ length: 20_000 }, (_, index) => (index * 73) / 100)
  const others = Array.from({ length: 600 }, (_, power) => 1.37 ** (power - 300) + power / 8)
  const amounts = [...prices, ...others, 0.1 + 0.2, 1.005, 999_999.995, 2 ** 53, 1e21]
  expect(amounts.map(formatMoney)).toEqual(amounts.map((amount) => intl.format(amount)))
})

test.each([Number.POSITIVE_INFINITY, Number.NaN])('a sum of %s shows as an em dash', (sum) => {
  expect(formatMoney(sum)).toBe('—')
})

test.each([
  ['80.00', '100.00', 20],
  ['100.00', '100.00', null],
  ['120.00', '100.00', null],
  ['abc', '100.00', null],
  ['80.00', null, null],
  ['80.00', '9'.repeat(309), null],
  ['9'.repeat(309), '100.00', null],
])('a price of %s instead of %s saves %j', (price, original, saved) => {
  expect(savings(price, original)).toBe(saved)
})
