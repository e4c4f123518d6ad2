import { catalogueOf } from '../testing/test-files.ts'

const GOOGLE = 'id,item_group_id,title,price,availability,link,image_link'
const SHOPIFY = 'Handle,Title,Variant Price,Variant Inventory Qty,Variant Inventory Policy,Image Src,Status'

test('a product has price, link and picture of its cheapest variant in stock', async () => {
  const { products, report } = await catalogueOf([
    GOOGLE,
    '1,S,Stool S,50,out of stock,a.example/1,a.example/1.jpg',
    '2,,Bench,200,in stock,a.example/2,a.example/2.jpg',
    '3,S,Stool M,70,in stock,a.example/3,a.example/3.jpg',
    '4,S,Stool L,90,in stock,a.example/4,a.example/4.jpg',
  ])
  expect(products).toMatchObject([
    {
      id: 's',
      title: 'Stool M',
      price: '70.00',
      affiliateUrl: 'https://a.example/3',
      images: ['https://a.example/3.jpg'],
      isAvailable: true,
    },
    { id: '2', title: 'Bench' },
  ])
  expect(report).toEqual([])
})

test('without a variant in stock, the cheapest one is shown as sold out', async () => {
  const { products } = await catalogueOf([
    GOOGLE,
    '1,S,Stool S,60,out of stock,a.example/1,a.example/1.jpg',
    '2,S,Stool M,50,out of stock,a.example/2,',
  ])
  expect(products).toMatchObject([{ price: '50.00', isAvailable: false, images: ['https://a.example/1.jpg'] }])
})

test('rows without a group are products of their own, also with the same title', async () => {
  expect((await catalogueOf([GOOGLE, '1,,Stool,50,,a.example/1,', '2,,Stool,50,,a.example/2,'])).products).toHaveLength(
    2,
  )
})

test('later rows of a Shopify product have its cells, and may have only a picture', async () => {
  const { products, report } = await catalogueOf([
    SHOPIFY,
    'stool,Stool,90,0,deny,https://a.example/1.jpg,active',
    'stool,,80,0,continue,https://a.example/2.jpg,',
    'stool,,,,,https://a.example/3.jpg,',
    'draft,Draft,90,1,deny,https://a.example/4.jpg,draft',
    'draft,,80,1,deny,,',
    'draft,,,,,https://a.example/5.jpg,',
  ])
  expect(products).toMatchObject([
    {
      id: 'stool',
      title: 'Stool',
      price: '80.00',
      isAvailable: true,
      images: [1, 2, 3].map((n) => `https://a.example/${n}.jpg`),
    },
  ])
  expect(report.slice(0, 1)).toEqual(['Skipped 1 row with Status "draft".'])
})

test('a variant of Awin leaves the product the id of its first row', async () => {
  const { products } = await catalogueOf([
    'aw_product_id,parent_product_id,product_name,search_price,aw_deep_link',
    '11,P,Stool S,90,a.example/1',
    '12,P,Stool M,80,a.example/2',
  ])
  expect(products).toMatchObject([{ id: '11', price: '80.00', affiliateUrl: 'https://a.example/2' }])
})

test('groups of two merchants are different products, and 0 is no group', async () => {
  const { products } = await catalogueOf([
    'aw_product_id,merchant_id,parent_product_id,product_name,search_price,aw_deep_link',
    '11,1,P,Stool,90,a.example/1',
    '12,2,P,Stool,80,a.example/2',
    '13,2,0,Lamp,80,a.example/3',
    '14,2,0,Lamp,80,a.example/4',
  ])
  expect(products.map(({ id }) => id)).toEqual(['11', '12', '13', '14'])
})
