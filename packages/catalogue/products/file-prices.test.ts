import { catalogueOf } from '../testing/test-files.ts'

const HEADINGS = 'title,price,original price,link'

test.each([
  [['Lamp,20 €,,a.example/1'], 'EUR (1 row, first products.csv:2)'],
  [
    ['Lamp,$20,,a.example/1', 'Desk,£90,,a.example/2', 'Chair,£80,,a.example/3'],
    'USD (1 row, first products.csv:2) and GBP (2 rows, first products.csv:3)',
  ],
  [
    ['Lamp,20,,a.example/1', 'Desk,90 CHF,,a.example/2'],
    'no named currency (1 row, first products.csv:2) and CHF (1 row, first products.csv:3)',
  ],
  [['Lamp,20,25 EUR,a.example/1'], 'no named currency (1 row, first products.csv:2) and EUR (1 row'],
])('prices in %j are refused', (rows, currencies) => {
  expect(() => catalogueOf([HEADINGS, ...rows])).toThrow(`products.csv: prices are in ${currencies}`)
})

test('--currency-as-usd shows the same numbers as dollars', () => {
  const { products } = catalogueOf([HEADINGS, 'Lamp,20 €,25 €,a.example/1'], { currencyAsUsd: true })
  expect(products).toMatchObject([{ price: '20.00', originalPrice: '25.00' }])
})

test('dollars may be named or not', () => {
  const { products } = catalogueOf([HEADINGS, 'Lamp,$20,,a.example/1', 'Desk,90,95 USD,a.example/2'])
  expect(products).toHaveLength(2)
})

test('an ambiguous original price is left out with a warning', () => {
  const { products, report } = catalogueOf([HEADINGS, 'Desk,999.00,1.299,a.example/1'])
  expect(products).toMatchObject([{ price: '999.00', originalPrice: null }])
  expect(report[1]).toContain('products.csv:2, column "original price": "1.299" has three digits')
})
