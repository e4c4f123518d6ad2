import { newShop } from '../testing/test-command.ts'
import { findLayout, LAYOUTS, layoutNamed } from './find-layout.ts'

test('each layout is found by its headings, whatever their case, and by its name', () => {
  for (const layout of LAYOUTS) {
    expect(findLayout(['other', ...layout.headings.map((heading) => heading.toUpperCase())])).toBe(layout)
    expect(layoutNamed(layout.name.toUpperCase())).toBe(layout)
  }
})

test('a file without these headings has no layout', () => {
  expect(findLayout(['title', 'price', 'link'])).toBeNull()
})

test('an unknown name is refused with the names that exist', () => {
  expect(() => layoutNamed('avin')).toThrow('There is no layout "avin". The layouts are awin, ')
})

const RAKUTEN_ROW = `9001|Oak stool|OS|Home|Stools|https://a.example/1|||||||79.00|89.00${'|'.repeat(11)}|USD`

test.each([
  [
    'a layout that does not fit',
    'title,price,link\nLamp,20,a.example/1',
    'awin',
    'products.csv does not have the layout awin: there is no heading "aw_product_id". Found: title, price, link.',
  ],
  [
    'a file without its last line',
    `HDR|24|Halm\n${RAKUTEN_ROW}`,
    null,
    'products.csv is cut short: its last line must start with TRL. Download it again.',
  ],
])('%s is refused', async (_name, content, layout, message) => {
  const shop = newShop()
  const from = shop.write('products.csv', content)
  await expect(shop.run({ from, layout: layout === null ? null : layoutNamed(layout) })).rejects.toThrow(message)
  shop.remove()
})

test('a file without headings and without a first line is read by the named layout', async () => {
  const shop = newShop()
  const from = shop.write('products.txt', `${RAKUTEN_ROW}|extra\n9002|Ash stool|AS`)
  const printed = await shop.run({ from, layout: layoutNamed('rakuten') })
  expect(shop.catalogue().products).toMatchObject([{ id: '9001', price: '79.00' }])
  expect(printed).toContain(
    'products.txt:2: the row has 3 cells. Expected 26 or more, as in files of the layout rakuten.',
  )
  shop.remove()
})

test('fields of a layout have no usual headings, and --map wins over both', async () => {
  const shop = newShop()
  const columns = 'aw_product_id,product_name,search_price,price,aw_deep_link,link,my_price'
  const from = shop.write('products.csv', `${columns}\n1,Lamp,20,10,https://a.example/1,https://b.example/1,30`)
  await shop.run({ from })
  expect(shop.catalogue().products).toMatchObject([{ price: '20.00', affiliateUrl: 'https://a.example/1' }])
  await shop.run({ from, map: new Map([['myprice', 'price']]) })
  expect(shop.catalogue().products).toMatchObject([{ price: '30.00' }])
  shop.remove()
})
