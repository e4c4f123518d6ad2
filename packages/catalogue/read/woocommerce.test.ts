import { catalogueFrom, testFile, textFile } from '../testing/test-files.ts'
import { readTable } from './table.ts'
import { wooCommerce } from './woocommerce.ts'

const text = testFile('woocommerce.csv').toString('utf8')

test("WooCommerce's export becomes products", async () => {
  const { products, catalogue, report } = await catalogueFrom((onRow) =>
    readTable(textFile('products.csv', text), onRow),
  )
  expect(products).toMatchObject([
    {
      id: 'kt-11',
      title: 'Kettle, 1.5 l',
      price: '39.90',
      originalPrice: '49.90',
      description: 'Steel kettle.\nSays \\n.',
      images: ['https://cdn.example/kt-11.jpg', 'https://cdn.example/kt, 11.jpg'],
      affiliateUrl: 'https://shop.example/kt-11?x=1&y=2',
      brand: 'Steam & Co',
      category: 'Kettles',
      isFeatured: true,
      isAvailable: true,
    },
    {
      id: '12',
      title: '=Equal= mug',
      // The sale has ended.
      price: '12.00',
      originalPrice: null,
      description: 'A mug.',
      images: [],
      brand: null,
      category: 'Mugs, cups',
      isFeatured: false,
      isAvailable: false,
    },
  ])
  expect(catalogue.categories.map(({ slug }) => slug)).toEqual(['kettles', 'mugs-cups'])
  expect(report).toEqual([
    'Skipped 1 row not published.',
    'Skipped 1 row of the type "variable".',
    'Skipped 1 row of the type "variation".',
    'Skipped 1 row hidden in the catalogue.',
  ])
})

test.each([
  [['Typ', 'Veröffentlicht', 'Sichtbarkeit im Katalog'], true],
  [['Type', 'Publié', 'Visibilité dans le catalogue'], true],
  [['Tipo', 'Publicado', 'Visibilidad en el catálogo'], true],
  [['Type', 'Published', 'Title'], false],
])('whether the columns %j are from WooCommerce is %s', (columns, isIt) => {
  expect(wooCommerce(columns) !== null).toBe(isIt)
})
