import { catalogueFrom, textFile } from '../testing/test-files.ts'
import { readJsonLines, readJsonRows } from './json.ts'

const read = (value: unknown) =>
  catalogueFrom(
    async (onRow) => {
      readJsonRows('products.json', value, onRow)
    },
    {},
    'json',
  )

const STOOL = { '@type': 'Product', name: 'Oak stool', sku: 'OS', url: 'https://a.example/1' }
const OFFER = { '@type': 'Offer', price: 89, priceCurrency: 'EUR', availability: 'http://schema.org/InStock' }

test.each([
  ['one offer', OFFER, { price: '89.00', isAvailable: true, affiliateUrl: 'https://a.example/1' }],
  [
    'several offers, of which the cheapest is sold out',
    [
      { ...OFFER, price: '79.00', availability: 'SoldOut' },
      { ...OFFER, price: '99.00', url: 'https://a.example/2' },
    ],
    { price: '99.00', isAvailable: true, affiliateUrl: 'https://a.example/2' },
  ],
  [
    'a range of prices',
    { '@type': 'AggregateOffer', lowPrice: '69.90', highPrice: '99.00', offerCount: 4, priceCurrency: 'EUR' },
    { price: '69.90', isAvailable: true },
  ],
  [
    'a price in a specification',
    { priceSpecification: { price: 59, priceCurrency: 'EUR' }, availability: 'https://schema.org/OutOfStock' },
    { price: '59.00', originalPrice: null, isAvailable: false },
  ],
])('a product with %s', async (_name, offers, expected) => {
  const { products, catalogue } = await read({ '@context': 'https://schema.org/', ...STOOL, offers })
  expect(products).toMatchObject([{ id: 'os', title: 'Oak stool', ...expected }])
  expect(catalogue.currency).toBe('EUR')
})

const LAMP = { '@type': ['schema:Product'], name: 'Reed lamp', url: 'https://a.example/2', offers: OFFER }
const OAK = { ...STOOL, offers: OFFER }

test.each([
  ['a list', [OAK, LAMP]],
  ['a graph', { '@graph': [{ '@type': 'WebPage', name: 'Stools' }, OAK, LAMP] }],
  ['items of a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: OAK }, LAMP] }],
  ['the subject of a page', [{ '@type': 'WebPage', mainEntity: OAK }, LAMP]],
])('products in %s', async (_name, value) => {
  expect((await read(value)).products.map(({ title }) => title)).toEqual(['Oak stool', 'Reed lamp'])
})

test('variants of a product group are one product, and have the values of the group', async () => {
  const variant = { '@type': 'Product', name: 'Oak stool 45 cm', offers: OFFER }
  const { products } = await read({
    '@type': 'ProductGroup',
    productGroupID: 'OAK',
    brand: { name: 'Halm' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    hasVariant: [variant, { ...variant, name: 'Oak stool 65 cm', offers: { ...OFFER, price: 79 } }],
  })
  expect(products).toMatchObject([
    { id: 'oak', title: 'Oak stool 65 cm', price: '79.00', brand: 'Halm', rating: '4.5', reviewCount: 12 },
  ])
})

test('each line of a file may be JSON-LD', async () => {
  const lines = [OAK, { '@graph': [LAMP, { ...LAMP, url: 'https://a.example/3' }] }]
  const file = textFile('products.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))
  const { products } = await catalogueFrom((onRow) => readJsonLines(file, onRow), {}, 'json')
  expect(products).toHaveLength(3)
})
