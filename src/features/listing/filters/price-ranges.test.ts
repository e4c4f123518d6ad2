import { combinePriceRanges, describePriceRanges } from './price-ranges.ts'

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
  expect(describePriceRanges(ids)).toBe(text)
})
