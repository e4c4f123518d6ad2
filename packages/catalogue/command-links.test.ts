import { newShop, type Shop } from './testing/test-command.ts'

let shop: Shop
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

const feed = (...links: string[]) =>
  shop.write(
    'products.csv',
    ['title,price,link', ...links.map((link, index) => `Lamp ${index},20 EUR,${link}`)].join('\n'),
  )
const LINK = { linkTemplate: 'https://track.example/?id=me&url={link}' }

test('--link puts the links of all rows into an address of the owner', async () => {
  await shop.run({ from: feed('https://shop.example/1', 'shop.example/2?a=b'), ...LINK })
  expect(shop.catalogue().products.map(({ affiliateUrl }) => affiliateUrl)).toEqual([
    'https://track.example/?id=me&url=https%3A%2F%2Fshop.example%2F1',
    'https://track.example/?id=me&url=https%3A%2F%2Fshop.example%2F2%3Fa%3Db',
  ])
  const catalogue = shop.write('catalogue.json', shop.text(shop.files()[1] ?? ''))
  await expect(shop.run({ from: catalogue, ...LINK })).rejects.toThrow(
    '--link, --where and --limit are not for catalogues',
  )
})

test('rows whose links have placeholders are bad, and named in one line', async () => {
  const from = feed('https://shop.example/1', 'https://track.example/?u=YOURUSERID&p=2', 'track.example/?u=YOURUSERID')
  expect(await shop.run({ from, ...LINK })).toContain(
    '2 bad rows:\n  products.csv:3 and 1 other row, column "link": "YOURUSERID" is a placeholder for your id. Expected',
  )
  await expect(shop.run({ from, allow: 1 })).rejects.toThrow(
    '2 bad rows, but --allow is 1. Nothing was written. Reason: column "link": "YOURUSERID" is a placeholder for your id. Expected a link with your id: ',
  )
})

test('rows whose links are those of a network are bad with --link, and named in one line', async () => {
  const from = feed(
    'https://shop.example/1',
    'https://www.awin1.com/pclick.php?p=1',
    'https://www.awin1.com/pclick.php?p=2',
  )
  expect(await shop.run({ from, ...LINK })).toContain(
    '2 bad rows:\n  products.csv:3 and 1 other row, column "link": "https://www.awin1.com/…" already is a tracking link. Expected a merchant\'s address for --link, such as --map affiliateUrl=merchant_deep_link.\n',
  )
  expect(await shop.run({ from })).not.toContain('bad row')
})
