import { readJsonRows } from '../read/json.ts'
import { catalogueFrom, catalogueOf } from '../testing/test-files.ts'

const WIX = 'handleId,fieldType,name,productImageUrl,price,surcharge,discountMode,discountValue,inventory'

test.each([
  ['PERCENT', '10', { price: '31.50', originalPrice: '35.00' }],
  ['AMOUNT', '3', { price: '32.00', originalPrice: '35.00' }],
  ['PERCENT', '0', { price: '35.00', originalPrice: null }],
])('a surcharge of 5 on 30 with a discount of %s %s', async (mode, value, prices) => {
  const { products } = await catalogueOf([
    WIX,
    `lamp,Product,Lamp,,30,,${mode},${value},InStock`,
    'lamp,Variant,,,,0,,,OutOfStock',
    'lamp,Variant,,,,5.00,,,2',
  ])
  expect(products).toMatchObject([{ id: 'lamp', title: 'Lamp', isAvailable: true, ...prices }])
})

test.each([
  ['EUR', 2, '1999', '19.99'],
  ['EUR', 2, '5', '0.05'],
  ['JPY', 0, '1999', '1999'],
  ['KWD', 3, '5990', '5.990'],
])('an amount in the minor unit of %s with %i digits: %s is %s', async (currency, digits, amount, price) => {
  const prices = { price: amount, currency_code: currency, currency_minor_unit: digits }
  const product = { name: 'Lamp', permalink: 'https://a.example/1', prices }
  const { products } = await catalogueFrom(
    async (onRow) => {
      readJsonRows('products.json', [product], onRow)
    },
    {},
    'json',
  )
  expect(products).toMatchObject([{ price }])
})
