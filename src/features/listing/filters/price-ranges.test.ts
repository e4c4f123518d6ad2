import { createMoney, US_DOLLARS } from '#src/lib/money.ts'
import { combinePriceRanges, describePriceRanges, describePrices, PRICE_RANGES } from './price-ranges.ts'

const dollars = createMoney(US_DOLLARS)

test.each([
  [[], {}, null],
  [['0-50'], { minPrice: 0, maxPrice: 50 }, 'Under $50'],
  [['50-100'], { minPrice: 50, maxPrice: 100 }, '$50 to $100'],
  [['500+'], { minPrice: 500 }, 'Over $500'],
  [['50-100', '250-500'], { minPrice: 50, maxPrice: 500 }, '$50 to $500'],
  [['250-500', '500+'], { minPrice: 250 }, 'Over $250'],
  [['0-50', '500+'], { minPrice: 0 }, 'All prices'],
  [['nonsense'], {}, null],
  [['nonsense', '100-250'], { minPrice: 100, maxPrice: 250 }, '$100 to $250'],
])('price ranges %j combine to %j, described as %j', (ids, bounds, text) => {
  expect(combinePriceRanges(ids)).toEqual(bounds)
  expect(describePriceRanges(ids, dollars)).toBe(text)
})

test.each([
  [US_DOLLARS, ['Under $50', '$50 to $100', '$100 to $250', '$250 to $500', 'Over $500']],
  [
    { currency: 'EUR', locale: 'de-DE' },
    ['Under 50 €', '50 € to 100 €', '100 € to 250 €', '250 € to 500 €', 'Over 500 €'],
  ],
])('the ranges in %j', (currency, labels) => {
  const money = createMoney(currency)
  expect(PRICE_RANGES.map((range) => describePrices(range, money).normalize('NFKC'))).toEqual(labels)
})
