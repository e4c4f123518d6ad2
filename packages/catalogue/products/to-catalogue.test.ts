import { parseCatalogue } from '#src/api/catalogue-file.ts'
import { catalogueText } from '../output/catalogue-text.ts'
import { readTable } from '../read/table.ts'
import { catalogueFrom, catalogueOf, testFile, textFile } from '../testing/test-files.ts'

test('a German Excel export becomes products, categories and brands', async () => {
  const text = testFile('excel-german.csv').toString('utf8')
  const { catalogue, report } = await catalogueFrom((onRow) => readTable(textFile('products.csv', text), onRow))
  expect(report).toEqual([])
  expect(parseCatalogue([...catalogueText(catalogue)].join(''))).toMatchObject({
    generatedAt: '2026-03-10T12:00:00.000Z',
    source: { kind: 'file', name: 'products.csv' },
    products: [
      {
        id: '4711',
        title: 'Leselampe "Halm"',
        price: '1299.00',
        originalPrice: '1499.00',
        discountPercentage: 13,
        affiliateUrl: 'https://werkbank.example/4711?a=1&b=2',
        images: ['https://bilder.example/4711.jpg', 'https://bilder.example/4711-b.jpg'],
        brand: 'Lichtwerk',
        category: 'Möbel/Licht',
        categoryId: 'cat-mobel-licht',
        description: 'Erste Zeile\nZweite Zeile; mit Semikolon',
        isAvailable: true,
      },
      { id: '4712', price: '89.90', images: [], isAvailable: false, categoryId: 'cat-mobel' },
    ],
    categories: [
      { id: 'cat-mobel', slug: 'mobel', name: 'Möbel' },
      { id: 'cat-mobel-licht', slug: 'mobel-licht', name: 'Möbel/Licht' },
    ],
    brands: [
      { id: 'brand-lichtwerk', slug: 'lichtwerk', name: 'Lichtwerk' },
      { id: 'brand-sitzgut', slug: 'sitzgut', name: 'Sitzgut' },
    ],
  })
})

test('a sale price counts only during the sale', async () => {
  const { products } = await catalogueOf([
    'title,price,sale price,sale price effective date,link',
    'Now,20,15,2026-03-01/2026-03-10,a.example/1',
    'Past,20,15,2026-01-01/2026-03-09,a.example/2',
    'Future,20,15,2026-03-11/2026-04-01,a.example/3',
    'Always,20,15,,a.example/4',
    'None,20,-,,a.example/5',
  ])
  expect(products.map(({ title, price, originalPrice }) => [title, price, originalPrice])).toEqual([
    ['Now', '15.00', '20.00'],
    ['Past', '20.00', null],
    ['Future', '20.00', null],
    ['Always', '15.00', '20.00'],
    ['None', '20.00', null],
  ])
})

test('an unreadable date ends a sale, with a warning', async () => {
  const { products, report } = await catalogueOf([
    'title,price,sale price,date sale price ends,link',
    'Lamp,20,15,soon,a.example/1',
  ])
  expect(products[0]?.price).toBe('20.00')
  expect(report[1]).toContain('products.csv:2, column "date sale price ends": "soon" is not a date')
})

test('an original price that is not higher is left out', async () => {
  const { products } = await catalogueOf(['title,price,original price,link', 'Lamp,20,20,a.example/1'])
  expect(products[0]).toMatchObject({ originalPrice: null, discountPercentage: null })
})

test('three digits after a mark are bad if other prices use the mark for decimals', async () => {
  const lines = ['title,price,link', 'Desk,1.299,a.example/1', 'Lamp,49.90,a.example/2']
  const { products, report } = await catalogueOf(lines)
  expect(products.map(({ title }) => title)).toEqual(['Lamp'])
  expect(report).toEqual([
    '1 bad row:',
    '  products.csv:2, column "price": "1.299" has three digits after ".", which other prices of the file use for decimals. Expected two decimals, or the option --decimal comma or --decimal point.',
  ])
  expect((await catalogueOf([...lines.slice(0, 2), 'Lamp,49,a.example/2'])).products[0]?.price).toBe('1299.00')
})

test('formulas are bad in a title, price and link, and left out elsewhere', async () => {
  const text = testFile('formulas.csv').toString('utf8')
  const { products, report } = await catalogueFrom((onRow) => readTable(textFile('products.csv', text), onRow))
  expect(products).toMatchObject([
    { id: 'f4', title: 'Chair', description: null },
    { id: 'f5', title: '-10 degree sleeping bag', description: '- warm' },
  ])
  expect(report.filter((line) => line.includes('is a formula'))).toHaveLength(4)
  expect(report[0]).toBe('3 bad rows:')
})

test('markup in a title is removed, and a title of markup alone is bad', async () => {
  const { products, report } = await catalogueOf([
    'title,price,link',
    '<b>Lamp</b> &amp; shade<script>alert(1)</script>,20,a.example/1',
    '<script>alert(1)</script>,20,a.example/2',
  ])
  expect(products.map(({ title }) => title)).toEqual(['Lamp & shade'])
  expect(report[1]).toContain('products.csv:3, column "title": "<script>alert(1)</script>" has no title')
})

test('a long title is cut between characters, with a warning', async () => {
  const { products, report } = await catalogueOf(['title,price,link', `${'🎧'.repeat(301)},20,a.example/1`])
  expect(products[0]?.title).toBe('🎧'.repeat(300))
  expect(report[0]).toBe('1 warning:')
})

test('a javascript: link makes a row bad, and a missing one is a warning', async () => {
  const { products, report } = await catalogueOf(['title,price,link', 'Lamp,20,javascript:alert(1)', 'Desk,20,'])
  expect(products).toMatchObject([{ title: 'Desk', affiliateUrl: null }])
  expect(report).toEqual([
    '1 bad row:',
    '  products.csv:2, column "link": "javascript:alert(1)" is not a web address. Expected an address such as https://example.com/lamp.',
    '1 warning:',
    '  products.csv:3, column "link": the cell is empty. Expected the address where the product can be bought.',
  ])
})

test('an optional cell that cannot be read is left out with a warning', async () => {
  const { products, report } = await catalogueOf([
    'title,price,link,rating,reviews,new,stock,date,image',
    'Lamp,20,a.example/1,7,many,perhaps,soon,03/04/2026,n/a',
  ])
  expect(products).toMatchObject([
    { rating: null, reviewCount: null, isNewArrival: false, isAvailable: true, createdAt: null, images: [] },
  ])
  expect(report[0]).toBe('6 warnings:')
})

test('a rating of 0 is none', async () => {
  const lines = ['title,price,link,rating,reviews', 'Lamp,20,a.example/1,0.00,0', 'Desk,20,a.example/2,0.5,1']
  expect((await catalogueOf(lines)).products.map(({ rating }) => rating)).toEqual([null, '0.5'])
})

test('optional cells are read', async () => {
  const { products } = await catalogueOf(
    [
      'title,price,link,rating,reviews,new,best seller,featured,date,asin',
      'Lamp,20,a.example/1,"4,5","1,250",yes,1,no,03/04/2026,B0TEST',
    ],
    { dates: 'dmy' },
  )
  expect(products).toMatchObject([
    {
      rating: '4.5',
      reviewCount: 1250,
      isNewArrival: true,
      isBestSeller: true,
      isFeatured: false,
      createdAt: '2026-04-03',
      asin: 'B0TEST',
    },
  ])
})

test.each([
  ['last', 'Headphones'],
  ['first', 'Home'],
] as const)('with --category-level %s a path is the category %s', async (categoryLevel, category) => {
  const lines = ['title,price,link,product type', 'Lamp,20,a.example/1,Home &gt; Audio > Headphones']
  expect((await catalogueOf(lines, { categoryLevel })).products[0]?.category).toBe(category)
})

test('columns with other headings are named by --map', async () => {
  const lines = ['Label,Cost,link', 'Lamp,20,a.example/1']
  expect((await catalogueOf(lines, { map: ['title=Label', 'price=Cost'] })).products).toMatchObject([{ title: 'Lamp' }])
  await expect(catalogueOf(lines)).rejects.toThrow(
    'products.csv has no heading for titles. Name it, such as --map title=Heading. Found: Label, Cost, link.',
  )
  await expect(catalogueOf(lines, { map: ['title=Label'] })).rejects.toThrow('products.csv has no heading for prices.')
})

test('a heading of --map that the file does not have is refused', async () => {
  await expect(catalogueOf(['title,price,link', 'Lamp,20,a.example/1'], { map: ['brand=Label'] })).rejects.toThrow(
    'products.csv has no heading "label", which --map names. Found: title, price, link.',
  )
})

test('headings without rows are refused', async () => {
  await expect(catalogueOf(['title,price,link'])).rejects.toThrow('products.csv has no products.')
})
