/** Small files in the shapes of the trade, and what a shop has to show of each. The products are invented. */
import { fileURLToPath } from 'node:url'
import type { Product } from '#src/api/contract.ts'
import type { Command } from './command.ts'
import { newShop } from './testing/test-command.ts'

type Row = {
  file: string
  options?: Partial<Command>
  /** Undefined if the file names none. */
  currency?: string
  /** One for each product of the catalogue. */
  products: Partial<Product>[]
  /** Parts of what the command prints. */
  prints?: string[]
  /** True if the command prints a warning. */
  warns?: boolean
}

const inputs = (name: string) => fileURLToPath(new URL(`testing/inputs/${name}`, import.meta.url))

const STOOL = { title: 'Oak stool', brand: 'Halm', category: 'Stools' } satisfies Partial<Product>

const AWIN = {
  ...STOOL,
  id: '5001',
  price: '79.00',
  originalPrice: '89.00',
  affiliateUrl: 'https://www.awin.example/pclick.php?p=5001&a=1&m=2',
  isAvailable: false,
} satisfies Partial<Product>

const AMAZON = {
  title: 'Oak stool',
  price: '89.00',
  originalPrice: '99.00',
  brand: 'Halm',
  asin: 'B000000001',
  images: ['https://pictures.example/os-1.jpg'],
  affiliateUrl: 'https://www.amazon.example/dp/B000000001?tag=me-20',
  isAvailable: true,
} satisfies Partial<Product>

const pictures = (...numbers: number[]) => numbers.map((number) => `https://pictures.example/os-${number}.jpg`)

const ROWS: Row[] = [
  { file: 'currency-column.csv', currency: 'EUR', products: [{ price: '89.00' }, { price: '79.00' }] },
  {
    file: 'currency-id.csv',
    currency: 'HKD',
    products: [{ ...STOOL, price: '112.00', originalPrice: '140.00', isAvailable: true }],
  },
  {
    file: 'sale-zero.csv',
    currency: 'USD',
    products: [
      { id: 's1', price: '89.00', originalPrice: null },
      { id: 's2', price: '69.00', originalPrice: '79.00' },
    ],
  },
  { file: 'orig-zero.csv', products: [{ price: '89.00', originalPrice: null }] },
  { file: 'pipe.csv', currency: 'USD', products: [{ ...STOOL, price: '79.00', originalPrice: '89.00' }] },
  {
    file: 'old-price.csv',
    products: [{ id: 's1', price: '79.00', originalPrice: '89.00', isAvailable: false }],
    prints: ['Layout: tradetracker. 1 row, 1 product.'],
  },
  {
    file: 'awin.csv',
    currency: 'GBP',
    products: [AWIN],
    prints: ['price from search_price', 'Not used: merchant_product_id,', 'merchant_deep_link'],
  },
  { file: 'awin.csv.gz', currency: 'GBP', products: [AWIN] },
  { file: 'awin.zip', currency: 'GBP', products: [AWIN] },
  {
    file: 'tradedoubler.csv',
    currency: 'EUR',
    products: [
      {
        ...STOOL,
        price: '79.00',
        images: ['https://pictures.example/s1.jpg'],
        affiliateUrl: 'https://track.example/click?a(1)p(2)product(3)',
      },
    ],
  },
  {
    file: 'hdr-trl.txt',
    currency: 'USD',
    products: [{ ...STOOL, id: '9001', price: '79.00', originalPrice: '89.00', isAvailable: true }],
    prints: ['Layout: rakuten.'],
  },
  {
    file: 'prestashop.csv',
    products: [{ ...STOOL, id: '1', price: '80.10', originalPrice: '89.00', isAvailable: false }],
    prints: ['Skipped 1 row with Active (0/1) "0".'],
    warns: true,
  },
  {
    file: 'groups.tsv',
    currency: 'USD',
    products: [{ id: 's1', price: '89.00', isAvailable: true, affiliateUrl: 'https://partner.example/s1?size=s' }],
    prints: ['Layout: google. 3 rows, 1 product.', 'Joined 2 rows with other variants'],
  },
  {
    file: 'shopify-old.csv',
    products: [{ ...STOOL, id: 'oak-stool', price: '79.00', originalPrice: null, images: pictures(1, 2, 3) }],
    prints: ['Layout: shopify.', 'Skipped 1 row with Status "draft".'],
    warns: true,
  },
  {
    file: 'shopify-products.json',
    products: [{ ...STOOL, id: 'oak-stool', price: '79.00', isAvailable: true, images: pictures(1, 2) }],
    prints: ['Layout: shopify-json.'],
    warns: true,
  },
  { file: 'paapi5.json', currency: 'USD', products: [{ ...AMAZON, description: 'Solid oak\n45 cm' }] },
  { file: 'creators-api.json', currency: 'USD', products: [AMAZON] },
  {
    file: 'product-rows.xml',
    currency: 'EUR',
    products: [{ id: 's1', title: 'Oak stool', price: '89.00', affiliateUrl: 'https://track.example/s1' }],
  },
  {
    file: 'yml.xml',
    currency: 'RUB',
    products: [{ ...STOOL, id: 's1', price: '890.00', originalPrice: '990.00', isAvailable: false }],
    prints: ['Layout: yml.'],
  },
  {
    file: 'shoptet-1250.csv',
    options: { encoding: 'windows-1250' },
    products: [{ title: 'Dubová stolička s opěrkou – žlutá', price: '89.00' }],
  },
  { file: 'shoptet-1250.csv', products: [{ price: '89.00' }], warns: true, prints: ['--encoding'] },
  { file: 'shift-jis.csv', options: { encoding: 'shift_jis' }, products: [{ title: '椅子' }] },
  { file: 'shift-jis.csv', products: [{ price: '89.00' }], warns: true, prints: ['--encoding'] },
  { file: 'items.json', products: [{ id: 's1', title: 'Oak stool', price: '89.00' }] },
  {
    file: 'lines.jsonl',
    products: [
      { id: 's1', price: '89.00' },
      { id: 's2', price: '79.00' },
    ],
  },
  {
    file: 'shopify-new.csv',
    products: [{ ...STOOL, id: 'oak-stool', price: '79.00', isAvailable: true, images: pictures(1, 2) }],
    prints: ['Layout: shopify-new.', 'Skipped 1 row with Status "Draft".'],
    warns: true,
  },
  { file: 'meta-template.csv', currency: 'USD', products: [{ id: 's1', title: 'Oak stool', price: '89.00' }] },
]

let shop: ReturnType<typeof newShop>
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

test.each(ROWS)('$file', async ({ file, options, currency, products, prints = [], warns = false }) => {
  const printed = await shop.run({ from: inputs(file), ...options })
  expect(printed).not.toMatch(/^\d+ bad rows?:/m)
  expect(/^\d+ warnings?:/m.test(printed)).toBe(warns)
  for (const text of prints) expect(printed).toContain(text)
  const catalogue = shop.catalogue()
  const shown = catalogue.products.map((product) => ({ originalPrice: null, ...product }))
  expect(shown).toMatchObject(products)
  expect(catalogue.currency).toBe(currency)
})

test('three-decimals.csv is refused until --decimal says what the point means', async () => {
  const from = inputs('three-decimals.csv')
  await expect(shop.run({ from })).rejects.toThrow('three-decimals.csv:2: every price has one mark and three digits')
  await shop.run({ from, decimal: '.' })
  expect(shop.catalogue().products).toMatchObject([{ price: '5.99' }, { price: '12.50' }])
  await shop.run({ from, decimal: ',' })
  expect(shop.catalogue().products).toMatchObject([{ price: '5990.00' }, { price: '12500.00' }])
})
