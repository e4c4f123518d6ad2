import { rmSync } from 'node:fs'
import { newShop, type Shop } from './testing/test-command.ts'

let shop: Shop
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

const HEADINGS = 'title,price,link'
const LAMP = 'Lamp,20,a.example/1'
const EURO_LAMP = 'Lamp,20 €,a.example/1'
const ASSUMED = 'No currency is named, so the prices are taken as'

const run = (row: string, currency: string | null = null) =>
  shop.run({ from: shop.write('products.csv', `${HEADINGS}\n${row}`), currency })
const currencyOfShop = () => JSON.parse(shop.text('config.json')).store.currency

test('the currency of the file or of --currency is that of a new configuration', async () => {
  expect(await run(EURO_LAMP)).not.toContain(ASSUMED)
  expect([currencyOfShop(), shop.catalogue().currency]).toEqual(['EUR', 'EUR'])
  rmSync(shop.out, { recursive: true })
  expect(await run(LAMP, 'KWD')).not.toContain(ASSUMED)
  expect([currencyOfShop(), shop.catalogue().currency]).toEqual(['KWD', 'KWD'])
  expect(shop.catalogue().products).toMatchObject([{ price: '20.000' }])
})

test('prices without a currency are in that of the configuration, at first US dollars, and the command says so', async () => {
  expect(await run(LAMP)).toContain(`${ASSUMED} US dollars.`)
  expect([currencyOfShop(), shop.catalogue().currency]).toEqual(['USD', undefined])
  shop.write('shop/config.json', '{ "store": { "currency": "KWD" } }')
  expect(await run('Lamp,5.990,a.example/1')).toContain(`${ASSUMED} Kuwaiti dinars.`)
  expect(shop.catalogue().products).toMatchObject([{ price: '5.990' }])
})

test('a currency that differs from that of the configuration is named', async () => {
  await run(LAMP)
  expect(await run(EURO_LAMP)).toContain(
    'The prices are in EUR, but the shop shows USD: set "store.currency" in config.json to "EUR".',
  )
})

test('the currency of a catalogue file cannot be changed', async () => {
  await run(EURO_LAMP)
  const [, catalogue = ''] = shop.files()
  const from = shop.write('catalogue.json', shop.text(catalogue))
  await expect(shop.run({ from, currency: 'GBP' })).rejects.toThrow(
    'The prices of the catalogue are in EUR, not in GBP.',
  )
  await shop.run({ from, currency: 'EUR' })
  expect(shop.catalogue().currency).toBe('EUR')
})

test('without a row in the currency, nothing is written', async () => {
  await expect(run(EURO_LAMP, 'GBP')).rejects.toThrow('No product is left. Nothing was written.')
})
