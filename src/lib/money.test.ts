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
