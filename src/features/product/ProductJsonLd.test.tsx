import { studioLaptop } from '#fixtures/products.ts'
import type { Product } from '#src/api/contract.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { structuredData } from '#src/testing/structured-data.ts'
import { ProductJsonLd } from './ProductJsonLd.tsx'

const dataOf = (product: Partial<Product>): unknown => {
  renderWithProviders(<ProductJsonLd product={{ ...studioLaptop, ...product }} path="/products/x/" />)
  return structuredData()[0]
}

test('a valid price adds an offer', () => {
  expect(dataOf({ price: '1299' })).toMatchObject({ name: studioLaptop.title, offers: { price: '1299.00' } })
})

test.each(['ask us', '', '9'.repeat(309)])('an invalid price "%s" adds no offer', (price) => {
  expect(dataOf({ price })).not.toHaveProperty('offers')
})

test('the description keeps its line breaks', () => {
  expect(dataOf({ price: '1299' })).toHaveProperty('description', studioLaptop.description)
  expect(studioLaptop.description?.split('\n').length).toBeGreaterThanOrEqual(5)
})

test.each<[string, Partial<Product>]>([
  ['rating', { rating: null }],
  ['reviews', { reviewCount: 0 }],
])('a product without a price and without %s is not in the structured data', (_, missing) => {
  expect(dataOf({ price: 'ask us', ...missing })).toBeUndefined()
})

test('the structured data of a product rated 0 has 0 as its worst rating', () => {
  expect(dataOf({ price: 'ask us', rating: '0' })).toMatchObject({
    aggregateRating: { ratingValue: '0.0', worstRating: '0', bestRating: '5' },
  })
})

test.each([[[]], [['http://[']]])('with the images %j, the structured data has no image', (images) => {
  expect(dataOf({ images })).not.toHaveProperty('image')
})
