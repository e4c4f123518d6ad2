import { priceSum } from './price-sum.ts'

test.each([
  [[], '0.00', '0.00'],
  [[{ price: '219.00', originalPrice: '249.00' }], '219.00', '249.00'],
  [[{ price: '0.10' }, { price: '0.20' }], '0.30', '0.30'],
  [[{ price: '19.90', originalPrice: '24.90' }, { price: '39.90' }], '59.80', '64.80'],
])('the sum of %j is %s, originally %s', (parts, price, originalPrice) => {
  expect(priceSum(parts)).toEqual({ price, originalPrice })
})
