import { readXmlRows } from '../read/xml.ts'
import { catalogueFrom, catalogueOf, OPTIONS, textFile } from '../testing/test-files.ts'
import { parseWhere } from './where.ts'

const LINES = [
  'id,title,price,sale price,product type,brand,in stock,created,Commission %,link',
  'lamp,Lamp,20,15,Home > Light,Halm,3 left,2026-02-01,7,a.example/1',
  'desk,Desk,1299,,Office,"Tea &amp; Co, Ltd",no,2026-01-01,5.5,a.example/2',
  'mug,Mug,8,,,halm,,,0.00,a.example/3',
  'bad,Bad,n/a,,Office,,no,,,a.example/4',
]

test.each([
  [['category=Light,Chairs'], 'lamp'],
  [['category=home'], 'lamp'],
  [['category=Home > Light'], 'lamp'],
  [['category='], 'mug'],
  [['category!=Light'], 'desk mug'],
  [['brand=HALM'], 'lamp mug'],
  [['brand=Tea & Co, Ltd'], 'desk'],
  [['price>14.99'], 'lamp desk'],
  [['price<20', 'price >= 15'], 'lamp'],
  [['price<=8'], 'mug'],
  [['original price=20'], 'lamp'],
  [['available'], 'lamp mug'],
  [['availability=no'], 'desk'],
  [['created>=2026-01-15'], 'lamp'],
  [['createdAt<2026-01-15'], 'desk'],
  [['commission %>5'], 'lamp desk'],
  [['Commission %=7.0'], 'lamp'],
  [['Commission %'], 'lamp desk'],
  [['id=lamp,mug', 'price>10'], 'lamp'],
])('%j keeps %s', async (where, ids) => {
  const { products, head } = await catalogueOf(LINES, { where: parseWhere(where) })
  expect(products.map(({ id }) => id).join(' ')).toBe(ids)
  expect(head.join('\n')).toMatch(/Left out \d rows? by --where\./)
})

test.each([
  ['category=Laptop,Light', ['category "Laptop"']],
  ['Product type = Lap top , Audio', ['Product type "Lap top"', 'Product type "Audio"']],
  ['brand=Tea & Co, Ltd', []],
  ['category=', []],
  ['brand!=Tea', []],
])('values of %j that no row has are named', async (condition, values) => {
  const { head } = await catalogueOf(LINES, { where: parseWhere([condition]) })
  expect(head.filter((line) => line.startsWith('--where'))).toEqual(
    values.map((value) => `--where: no row has the ${value}.`),
  )
})

test('a row that is left out is not reported, and one whose price cannot be read is', async () => {
  expect((await catalogueOf(LINES, { where: parseWhere(['category=Light']) })).report).toEqual([])
  expect((await catalogueOf(LINES, { where: parseWhere(['price>1']) })).report[0]).toBe('1 bad row:')
})

test('the price of a currency with three decimals is compared with them', async () => {
  const lines = ['id,title,price,link', 'a,Lamp,KWD 5.990,a.example/1', 'b,Desk,KWD 95.500,a.example/2']
  expect((await catalogueOf(lines, { where: parseWhere(['price>50']) })).products).toMatchObject([{ id: 'b' }])
})

test('a row of a feed without the element is available, and has no text', async () => {
  const items = '<item><id>1</id></item><item><id>2</id><brand>Halm</brand><availability>no</availability></item>'
  const feed = `<rss>${items.replaceAll('<id>', '<title>Lamp</title><price>20</price><id>')}</rss>`
  const idsWhere = async (condition: string) =>
    (
      await catalogueFrom(
        (onRow) => readXmlRows(textFile('feed.xml', feed), onRow),
        { where: parseWhere([condition]) },
        'xml',
      )
    ).products.map(({ id }) => id)
  expect(await idsWhere('available')).toEqual(['1'])
  expect(await idsWhere('brand!=Halm')).toEqual(['1'])
})

test.each(['colour=red', 'rating>4', 'featured'])('%s on a file without the column is refused', async (condition) => {
  const [name] = condition.split(/\W/)
  await expect(catalogueOf(LINES, { where: parseWhere([condition]) })).rejects.toThrow(
    `products.csv has no heading "${name}", which --where names. Found: id, title, price,`,
  )
})

test('a missing column of a table is named before the other rows are read', async () => {
  const unclosed = [...LINES, '"']
  await expect(catalogueOf(unclosed, { where: parseWhere(['colour=red']) })).rejects.toThrow('no heading "colour"')
})

test.each(['', '=Light', 'price>', 'price>much', 'price=>5', 'a<b'])('%j is no condition', (option) => {
  expect(() => parseWhere([option])).toThrow(`--where must be a condition such as "category=Laptops,Audio"`)
})

test.each(['price', 'originalPrice', ' original price '])(
  '%j alone is refused, because `>` is a redirect',
  (option) => {
    expect(() => parseWhere([option])).toThrow(`Put the condition in quotation marks: --where "${option.trim()}>50"`)
  },
)

test('without conditions, all rows are kept', async () => {
  expect((await catalogueOf(LINES, OPTIONS)).head.join('\n')).not.toContain('--where')
})
