import { catalogueOf } from '../testing/test-files.ts'

const HEADINGS = 'title,price,original price,link'

test.each([
  [['Lamp,20 €,,a.example/1', 'Desk,"90,00",95 EUR,a.example/2'], 'EUR'],
  [['Lamp,$20,,a.example/1', 'Desk,90,95 USD,a.example/2'], 'USD'],
  [['Lamp,20,,a.example/1'], undefined],
])('the currency of %j is %s', async (rows, currency) => {
  const { catalogue } = await catalogueOf([HEADINGS, ...rows])
  expect(catalogue.currency).toBe(currency)
  expect(catalogue.products).toHaveLength(rows.length)
})

test.each([
  [
    ['Lamp,$20,,a.example/1', 'Desk,£90,,a.example/2', 'Chair,£80,,a.example/3'],
    'USD (1 row, first products.csv:2) and GBP (2 rows, first products.csv:3)',
  ],
  [['Lamp,20 USD,25 EUR,a.example/1'], 'USD (1 row, first products.csv:2) and EUR (1 row, first products.csv:2)'],
  [['Lamp,20 kr,,a.example/1', 'Desk,90,,a.example/2'], 'kr (1 row, first products.csv:2)'],
])('of prices in %j, one currency must be chosen', async (rows, currencies) => {
  await expect(catalogueOf([HEADINGS, ...rows])).rejects.toThrow(
    `products.csv: prices are in ${currencies}. Pass the code of one currency, such as --currency EUR.`,
  )
})

test('--currency keeps the rows that name it, its sign or none, and counts the others', async () => {
  const rows = [
    'A,CAD 20,,a.example/1',
    'B,$30,,a.example/2',
    'C,40,,a.example/3',
    'D,50 €,,a.example/4',
    'E,60 €,,a.example/5',
  ]
  const { catalogue, report } = await catalogueOf([HEADINGS, ...rows], { currency: 'CAD' })
  expect(catalogue).toMatchObject({
    currency: 'CAD',
    products: [{ price: '20.00' }, { price: '30.00' }, { price: '40.00' }],
  })
  expect(report).toEqual(['Skipped 2 rows in EUR.'])
})

test('an original price in another currency is left out with a warning', async () => {
  const { products, report } = await catalogueOf([HEADINGS, 'Lamp,20 €,$25,a.example/1'], { currency: 'EUR' })
  expect(products).toMatchObject([{ price: '20.00', originalPrice: null }])
  expect(report[1]).toContain('products.csv:2, column "original price": "$25" is not in EUR.')
})

test('a column of its own names the currency of each row, and decides what a sign means', async () => {
  const { catalogue, report } = await catalogueOf([
    'TITLE,PRICE,CURRENCY_CODE,URL',
    'Lamp,20.00,CAD,a.example/1',
    'Desk,$90.00,cad,a.example/2',
    'Chair,80 €,CAD,a.example/3',
    'Stool,70,dollars,a.example/4',
  ])
  expect(catalogue).toMatchObject({ currency: 'CAD', products: [{ title: 'Lamp' }, { title: 'Desk', price: '90.00' }] })
  expect(report).toEqual([
    '2 bad rows:',
    '  products.csv:4, column "PRICE": "80 €" is not in CAD, which another column names. Expected one currency.',
    '  products.csv:5, column "CURRENCY_CODE": "dollars" is not a currency. Expected a code such as EUR.',
  ])
})

test.each([
  ['1,299.00 JPY', '1299'],
  ['5.990 KWD', '5.990'],
  ['1.299 EUR', '1299.00'],
  ['1299 EUR', '1299.00'],
])('beside 890, the price %s is %s', async (text, price) => {
  const { products } = await catalogueOf([HEADINGS, `Lamp,"${text}",,a.example/1`, 'Desk,890,,a.example/2'])
  expect(products[0]).toMatchObject({ price })
})

test('an ambiguous original price is left out with a warning', async () => {
  const { products, report } = await catalogueOf([HEADINGS, 'Desk,999.00,1.299,a.example/1'])
  expect(products).toMatchObject([{ price: '999.00', originalPrice: null }])
  expect(report[1]).toContain('products.csv:2, column "original price": "1.299" has three digits')
})

test.each(['1.299', '12,500 EUR', '$5.990'])('a file whose prices are all like %s needs --decimal', async (text) => {
  const lines = [HEADINGS, `Lamp,"${text}",,a.example/1`]
  await expect(catalogueOf(lines)).rejects.toThrow('products.csv:2: every price has one mark and three digits after it')
})
