import { catalogueFrom, rowsOf, testFile, textFile } from '../testing/test-files.ts'
import { readXmlRows } from './xml.ts'

const read = (text: string) => rowsOf((onRow) => readXmlRows(textFile('feed.xml', text), onRow))
const fileText = (name: string) => testFile(name).toString('utf8')

test('items have their line, and the cells of their own elements', async () => {
  const [chair, can] = await read(fileText('merchant.xml'))
  expect(chair?.line).toBe(6)
  expect(chair?.cells.filter(({ column }) => column === 'g:price')).toEqual([{ column: 'g:price', text: '129.00 USD' }])
  expect(chair?.cells).toContainEqual({ column: 'media:title', text: 'Not the title' })
  expect(can?.line).toBe(23)
})

test('a feed of Google Merchant Center becomes products', async () => {
  const { products, catalogue, report } = await catalogueFrom(
    (onRow) => readXmlRows(textFile('feed.xml', fileText('merchant.xml')), onRow),
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

test('an Atom feed may have another prefix, and links as attributes', async () => {
  expect((await read(fileText('atom.xml')))[0]?.cells).toEqual([
    { column: 'g:id', text: 'E1' },
    { column: 'title', text: 'Trowel' },
    { column: 'link', text: 'https://shop.example/e1' },
    { column: 'g:price', text: '12.00 USD' },
  ])
})

test("an entry's link is the one without rel or with alternate, and its text is the description", async () => {
  const links = '<link rel="self" href="https://a.example/feed"/><link rel="alternate" href="https://a.example/1"/>'
  const entry = `<entry><title>Lamp</title>${links}<summary>Oak.</summary><price>20</price></entry>`
  const { products } = await catalogueFrom((onRow) =>
    readXmlRows(textFile('feed.xml', `<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`), onRow),
  )
  expect(products).toMatchObject([{ affiliateUrl: 'https://a.example/1', description: 'Oak.' }])
})

test('any repeated element may be a product, and elements inside of it are lists or nested headings', async () => {
  const lamp = '<lamp no="1"><title>Reed <b>lamp</b></title><images><a>1.jpg</a><a>2.jpg</a></images></lamp>'
  expect((await read(`<shop><info><name>Halm</name></info><lamps>${lamp}${lamp}</lamps></shop>`))[1]?.cells).toEqual([
    { column: 'no', text: '1' },
    { column: 'title.b', text: 'lamp' },
    { column: 'title', text: 'Reed lamp' },
    { column: 'images.a', text: '1.jpg' },
    { column: 'images.a', text: '2.jpg' },
    { column: 'images', text: '\n1.jpg\n2.jpg' },
  ])
})

test("a category's id stands for its path", async () => {
  const categories = '<category id="1">Seating</category><category id="2" parentId="1">Stools</category>'
  const rows = await read(`<shop>${categories}<offer><categoryId>2</categoryId><otherId>2</otherId></offer></shop>`)
  expect(rows[0]?.cells.map(({ text }) => text)).toEqual(['Seating > Stools', '2'])
})

test.each([
  ['entity-bomb.xml', 'feed.xml:7: the XML is not well-formed: undefined entity. Replace &c; by the character itself.'],
  ['external-entity.xml', 'feed.xml:3: the XML is not well-formed: undefined entity. Replace &file;'],
])('entities of a document type are not defined: %s is refused', async (name, message) => {
  await expect(read(fileText(name))).rejects.toThrow(message)
})

test.each([
  'SYSTEM "http://a.example/x.dtd"',
  '[<!ENTITY name "Lamp"><!ENTITY % all SYSTEM "file:///etc/passwd"> %all;]',
])('the document type %s is ignored, as long as no entity of it is used', async (type) => {
  const item = (no: string) => `<!DOCTYPE rss ${type}>\n<rss><item><title no="${no}">Lamp</title></item></rss>`
  expect(await read(item('1'))).toHaveLength(1)
  await expect(read(item('&name;'))).rejects.toThrow(
    'feed.xml:2: the XML is not well-formed: undefined entity. Replace &name; by the character itself.',
  )
})

test.each([
  ['<rss><channel>\n<item><title>Lamp</title>', 'unclosed tag: item'],
  ['<rss><channel>\n<item></channel></rss>', 'unexpected close tag'],
  ['<rss>\n<item>&amp;&nbsp;</item></rss>', 'undefined entity. Replace &nbsp; by the character itself.'],
  ['<rss>\n<g:item></g:item></rss>', 'Add xmlns:g="http://base.google.com/ns/1.0" to the first element.'],
  ['<rss>\n<c:item></c:item></rss>', 'Add xmlns:c="…" to the first element.'],
])('%j is refused with its line', async (text, reason) => {
  await expect(read(text)).rejects.toThrow(/^feed\.xml:2: the XML is not well-formed: /)
  await expect(read(text)).rejects.toThrow(reason)
})
