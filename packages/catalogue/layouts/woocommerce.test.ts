import { readTable } from '../read/table.ts'
import { parseWhere } from '../rows/where.ts'
import { catalogueFrom, catalogueOf, testFile, textFile } from '../testing/test-files.ts'

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
    { title: 'Variable', price: '10.00', category: 'Kitchen' },
  ])
  expect(catalogue.categories.map(({ slug }) => slug)).toEqual(['kettles', 'kitchen', 'mugs-cups'])
  expect(report.slice(0, 2)).toEqual([
    'Skipped 1 row with Published "-1".',
    'Skipped 1 row with Visibility in catalog "hidden".',
  ])
})

const COLUMNS = 'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Regular price,Parent'

test('a variation belongs to the product with the SKU or id of its parent, wherever its row is', async () => {
  const { products } = await catalogueOf([
    COLUMNS,
    '12,variation,,Mug - red,1,visible,1,9,id:11',
    '11,variable,,Mug,1,visible,1,,',
    '21,variable,CUP,Cup,1,visible,1,,',
    '22,variation,CUP-1,Cup - red,1,visible,0,5,CUP',
    '23,variation,CUP-2,Cup - blue,1,visible,1,7,CUP',
  ])
  expect(products).toMatchObject([
    { id: '11', title: 'Mug', price: '9.00' },
    { id: 'cup', title: 'Cup', price: '7.00' },
  ])
})

test('variations of a draft, without a price or without a parent', async () => {
  const { products, report } = await catalogueOf([
    COLUMNS,
    '11,variable,,Draft,-1,visible,1,,',
    '12,variation,,Draft - red,1,visible,1,9,id:11',
    '21,variable,CUP,Cup,1,visible,1,,',
    '22,variation,CUP-1,Cup - red,1,visible,1,,CUP',
    '31,grouped,SET,Set,1,visible,1,,',
    '42,variation,JUG-1,Jug - red,1,visible,1,8,JUG',
    '43,variation,JUG-2,Jug - blue,1,visible,1,6,JUG',
  ])
  expect(products).toMatchObject([{ id: 'jug', title: 'Jug - blue', price: '6.00' }])
  expect(report.slice(0, 3)).toEqual([
    'Skipped 1 row with Published "-1".',
    'Skipped 1 row with Type "variation" and without a price.',
    'Skipped 1 row with Type "grouped" and without a price.',
  ])
})

test('conditions see what a variation has from its product', async () => {
  const lines = [
    `${COLUMNS},Categories`,
    '11,variable,MUG,Mug,1,visible,1,,,Mugs',
    '12,variation,,Mug - red,1,visible,1,9,MUG,',
    '21,simple,CUP,Cup,1,visible,1,5,,Cups',
  ]
  const { products } = await catalogueOf(lines, { where: parseWhere(['category=Mugs']) })
  expect(products).toMatchObject([{ id: 'mug', price: '9.00' }])
})
