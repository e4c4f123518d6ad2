import { studioLaptop } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { featured, interleave, promotions } from './ticker-items.ts'

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...studioLaptop, id: `p${index}`, isFeatured: true }))
const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `m${index}`, to: `/m${index}` }))

test.each([
  [0, 0, ''],
  [0, 2, 'm0 m1'],
  [2, 0, 'p0 p1'],
  [1, 3, 'p0 m0 m1 m2'],
  [2, 2, 'p0 m0 p1 m1'],
  [5, 2, 'p0 p1 p2 m0 p3 p4 m1'],
  [7, 4, 'p0 p1 m0 p2 p3 m1 p4 p5 m2 p6 m3'],
])('%i products and %i promotions are interleaved: %s', (productCount, textCount, order) => {
  const items = interleave(products(productCount), texts(textCount))
  expect(items.map((item) => ('product' in item ? item.product.id : item.promotion.text)).join(' ')).toBe(order)
})

test('the ticker has only featured products', () => {
  expect(featured([{ ...studioLaptop, isFeatured: false }, ...products(1)])).toEqual(products(1))
})

test('the promotions name the configured retailer', () => {
  expect(
    promotions({ ...DEFAULT_CONFIG, retailer: { name: 'Mast' } })
      .map(({ text }) => text)
      .join(),
  ).toContain('Mast')
})
