import { decimalsOf } from './currency-decimals.ts'
import { createMoney, parseAmount, savings, US_DOLLARS } from './money.ts'

const dollars = createMoney(US_DOLLARS)

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
  expect(dollars.format(parseAmount(price))).toBe(shown)
})

test('dollars are formatted as by Intl', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const prices = Array.from({ length: 20_000 }, (_, index) => (index * 73) / 100)
  const others = Array.from({ length: 600 }, (_, power) => 1.37 ** (power - 300) + power / 8)
  const amounts = [...prices, ...others, 0.1 + 0.2, 1.005, 999_999.995, 2 ** 53, 1e21]
  expect(amounts.map(dollars.format)).toEqual(amounts.map((amount) => intl.format(amount)))
})

// Locales write a no-break space, which is a plain one here.
test.each([
  ['USD', 'en-US', '1299', '$1,299.00', '$50', '1299.00'],
  ['EUR', 'en-US', '1299', '€1,299.00', '€50', '1299.00'],
  ['EUR', 'de-DE', '1299.5', '1.299,50 €', '50 €', '1299.50'],
  ['USD', 'de-DE', '1299.5', '1.299,50 $', '50 $', '1299.50'],
  ['GBP', 'en-GB', '0.1', '£0.10', '£50', '0.10'],
  ['CHF', 'de-CH', '299', 'CHF 299.00', 'CHF 50', '299.00'],
  ['JPY', 'en-US', '1299', '¥1,299', '¥50', '1299'],
  ['JPY', 'ja-JP', '1299', '¥1,299', '¥50', '1299'],
  ['JPY', 'en-US', '1298.6', '¥1,299', '¥50', '1299'],
  ['KWD', 'en-US', '5.99', 'KWD 5.990', 'KWD 50', '5.990'],
  ['XTS', 'en-US', '5.99', 'XTS 5.99', 'XTS 50', '5.99'],
  ['EUR', 'xx-XX', '1299', '€1,299.00', '€50', '1299.00'],
])('%s in %s shows %s as %s, 50 as %s, and writes it as %s', (currency, locale, price, shown, fifty, decimal) => {
  const money = createMoney({ currency, locale })
  const amount = parseAmount(price) ?? Number.NaN
  const texts = [money.format(amount), money.formatWhole(50), amount.toFixed(decimalsOf(currency))]
  expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([shown, fifty, decimal])
  expect([null, Number.NaN, Number.POSITIVE_INFINITY].map(money.format)).toEqual(['—', '—', '—'])
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
