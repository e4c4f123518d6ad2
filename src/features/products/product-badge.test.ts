import { badgesOf } from './product-badge.ts'

const plain = { isBestSeller: false, isNewArrival: false, isFeatured: false, discountPercentage: null }

test.each([
  [{}, []],
  [
    { isBestSeller: true, isNewArrival: true, isFeatured: true, discountPercentage: 50 },
    ['Best Seller', 'New Arrival', 'Featured', 'Limited Deal'],
  ],
  [{ isNewArrival: true, isFeatured: true }, ['New Arrival', 'Featured']],
  [{ isFeatured: true, discountPercentage: 50 }, ['Featured', 'Limited Deal']],
  [{ discountPercentage: 11 }, ['Limited Deal']],
  [{ discountPercentage: 10 }, []],
])('a product with %j has the badges %j', (flags, badges) => {
  expect(badgesOf({ ...plain, ...flags })).toEqual(badges)
})
