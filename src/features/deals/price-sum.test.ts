import { priceSum } from './price-sum.ts'

test.each([
  [[], '0', '0'],
  [[{ price: '219.00', originalPrice: '249.00' }], '219', '249'],
  [[{ price: '0.10' }, { price: '0.20' }], '0.3', '0.3'],
  [[{ price: '5.990' }, { price: '0.005' }], '5.995', '5.995'],
  [[{ price: '19.90', originalPrice: '24.90' }, { price: '39.90' }], '59.8', '64.8'],
])('the sum of %j is %s, originally %s', (parts, price, originalPrice) => {
  expect(priceSum(parts)).toEqual({ price, originalPrice })
})
