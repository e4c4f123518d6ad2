import { studioLaptop } from '#fixtures/products.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ProductJsonLd } from './ProductJsonLd.tsx'

const structuredData = (price: string): unknown => {
  renderWithProviders(<ProductJsonLd product={{ ...studioLaptop, price }} path="/products/x/" />)
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
}

test('a price is offered to search engines', () => {
  expect(structuredData('1299')).toMatchObject({ name: studioLaptop.title, offers: { price: '1299.00' } })
})

test.each(['ask us', '', '9'.repeat(309)])('a price of "%s" is none, and nothing is offered', (price) => {
  expect(structuredData(price)).not.toHaveProperty('offers')
})

test('the description is one text, its lines divided as they are on the page', () => {
  expect(structuredData('1299')).toHaveProperty('description', studioLaptop.description)
  expect(studioLaptop.description?.split('\n').length).toBeGreaterThanOrEqual(5)
})
