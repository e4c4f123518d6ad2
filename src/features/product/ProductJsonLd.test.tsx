import { studioLaptop } from '#fixtures/products.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ProductJsonLd } from './ProductJsonLd.tsx'

const structuredData = (price: string): unknown => {
  renderWithProviders(<ProductJsonLd product={{ ...studioLaptop, price }} path="/products/x/" />)
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
}

test('a valid price adds an offer', () => {
  expect(structuredData('1299')).toMatchObject({ name: studioLaptop.title, offers: { price: '1299.00' } })
})

test.each(['ask us', '', '9'.repeat(309)])('an invalid price "%s" adds no offer', (price) => {
  expect(structuredData(price)).not.toHaveProperty('offers')
})

test('the description keeps its line breaks', () => {
  expect(structuredData('1299')).toHaveProperty('description', studioLaptop.description)
  expect(studioLaptop.description?.split('\n').length).toBeGreaterThanOrEqual(5)
})
