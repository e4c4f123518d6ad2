import { readTable } from './read/table.ts'
import { readXmlRows } from './read/xml.ts'
import { catalogueFrom, textFile } from './testing/test-files.ts'
import { merchantFeed, wooCommerceExport } from './testing/testdata/feeds.ts'

const woo = wooCommerceExport(300, 7)
const merchant = merchantFeed(300, 7)

const FEEDS = [
  ['WooCommerce', woo.messages, await catalogueFrom((onRow) => readTable(textFile('products.csv', woo.text), onRow))],
  [
    'Google Merchant Center',
    merchant.messages,
    await catalogueFrom((onRow) => readXmlRows(textFile('f', merchant.text), onRow), {}, 'xml'),
  ],
] as const

describe.each(FEEDS)('300 products of %s with 12 bad rows', (_name, messages, { catalogue, report }) => {
  test('288 products are read', () => {
    expect(catalogue.products).toHaveLength(288)
    expect(catalogue.products[0]).toMatchObject({
      id: 'mill-0',
      affiliateUrl: 'https://millhouse.example/p/0?utm_source=feed&tag=shop',
      description: 'Made by hand & oiled.\nPiece 0',
    })
  })

  test('every bad row is named', () => {
    expect(report[0]).toBe('12 bad rows:')
    expect(report).toHaveLength(13)
    for (const message of messages) expect(report.join('\n')).toContain(message)
  })

  test('brands and categories are made from their names', () => {
    expect(catalogue.brands.map(({ slug }) => slug).toSorted()).toEqual([
      'harbour-sons',
      'kiln-no-9',
      'meadowware',
      'tara-craft',
    ])
    expect(catalogue.categories.map(({ name }) => name).toSorted()).toEqual([
      'Storage',
      'Table',
      'Tea & coffee',
      'Tools/Utensils',
    ])
  })

  test('each product has a brand and a category of the catalogue', () => {
    const brands = new Set(catalogue.brands.map(({ name }) => name))
    const categories = new Set(catalogue.categories.map(({ id }) => id))
    for (const { brand, categoryId } of catalogue.products) {
      expect(brands).toContain(brand)
      expect(categories).toContain(categoryId)
    }
  })
})
