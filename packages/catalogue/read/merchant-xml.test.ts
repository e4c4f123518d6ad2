import { catalogueFrom, rowsOf, testFile } from '../testing/test-files.ts'
import { readMerchantXml } from './merchant-xml.ts'

const read = (text: string) => rowsOf((onRow) => readMerchantXml('feed.xml', text, onRow))
const fileText = (name: string) => testFile(name).toString('utf8')

test('items have their line, and the cells of their own elements', () => {
  const [chair, can] = read(fileText('merchant.xml'))
  expect(chair?.line).toBe(6)
  expect(chair?.cells.filter(({ column }) => column === 'g:price')).toEqual([{ column: 'g:price', text: '129.00 USD' }])
  expect(chair?.cells).toContainEqual({ column: 'media:title', text: 'Not the title' })
  expect(can?.line).toBe(23)
})

test('a feed of Google Merchant Center becomes products', () => {
  const { products, catalogue, report } = catalogueFrom(
    (onRow) => readMerchantXml('feed.xml', fileText('merchant.xml'), onRow),
    {},
    'xml',
  )
  expect(products).toMatchObject([
    {
      id: 'm1',
      title: 'Garden chair "Alder"',
      description: 'Solid alder.\nOiled.',
      affiliateUrl: 'https://shop.example/m1?utm=feed&tag=me',
      images: ['https://cdn.example/m1.jpg', 'https://cdn.example/m1-b.jpg', 'https://cdn.example/m1-c.jpg'],
      price: '99.00',
      originalPrice: '129.00',
      discountPercentage: 23,
      isAvailable: true,
      brand: 'Alder & Ash',
      category: 'Chairs',
      categoryId: 'cat-chairs',
    },
    { id: 'm2', title: 'Watering can', price: '24.50', originalPrice: null, isAvailable: false, category: null },
  ])
  expect(catalogue.categories).toMatchObject([{ id: 'cat-chairs', slug: 'chairs', name: 'Chairs' }])
  expect(report).toEqual([])
})

test('an Atom feed may have another prefix, and links as attributes', () => {
  expect(read(fileText('atom.xml'))[0]?.cells).toEqual([
    { column: 'g:id', text: 'E1' },
    { column: 'title', text: 'Trowel' },
    { column: 'link', text: 'https://shop.example/e1' },
    { column: 'g:price', text: '12.00 USD' },
  ])
})

test.each([
  ['entity-bomb.xml', 'feed.xml:6: the XML has a document type'],
  ['external-entity.xml', 'feed.xml:2: the XML has a document type'],
])('%s is refused', (name, message) => {
  expect(() => read(fileText(name))).toThrow(message)
})

test.each([
  ['<rss><channel>\n<item><title>Lamp</title>', 'unclosed tag: item'],
  ['<rss><channel>\n<item></channel></rss>', 'unexpected close tag'],
  ['<rss>\n<item>&nbsp;</item></rss>', 'undefined entity'],
  ['<rss>\n<g:item></g:item></rss>', 'unbound namespace prefix'],
])('%j is refused with its line', (text, reason) => {
  expect(() => read(text)).toThrow(/^feed\.xml:2: the XML is not well-formed: /)
  expect(() => read(text)).toThrow(reason)
})
