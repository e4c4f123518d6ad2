/** Reads a file of twenty rows in the columns of each layout, without options. */
import type { Product } from '#src/api/contract.ts'
import { FORMAT_FILES } from '../testing/layouts/formats.ts'
import { NETWORK_FILES } from '../testing/layouts/networks.ts'
import { SHOP_FILES } from '../testing/layouts/shops.ts'
import { newShop } from '../testing/test-command.ts'
import { LAYOUTS } from './find-layout.ts'

const FILES = [...NETWORK_FILES, ...SHOP_FILES, ...FORMAT_FILES]

const STOOL: Partial<Product> = {
  title: 'Oak stool',
  price: '79.00',
  originalPrice: '89.00',
  brand: 'Halm',
  category: 'Stools',
  images: ['https://pictures.example/A-1.jpg'],
  affiliateUrl: 'https://track.example/A-1?a=1&b=2',
  isAvailable: true,
}

const LAMP: Partial<Product> = {
  title: 'Reed lamp',
  price: '45.50',
  originalPrice: null,
  brand: 'Lumo',
  category: 'Lamps',
  affiliateUrl: 'https://track.example/A-2?a=1&b=2',
  isAvailable: false,
}

/** The cheapest shirt is sold out. */
const SHIRT: Partial<Product> = {
  price: '28.00',
  brand: 'Halm',
  category: 'Shirts',
  affiliateUrl: 'https://track.example/A-4?a=1&b=2',
  isAvailable: true,
}

let shop: ReturnType<typeof newShop>
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

test('each layout has a file', () => {
  expect(Array.from(new Set(FILES.map(({ layout }) => layout))).toSorted()).toEqual(
    ['usual headings', ...LAYOUTS.map(({ name }) => name)].toSorted(),
  )
})

test.each(FILES)('$layout', async ({ layout, text, rows = 20, lacks = [], ...file }) => {
  const printed = await shop.run({ from: shop.write('products.txt', text) })
  const { products, currency } = shop.catalogue()
  const count = 20 - (file.hasNoGroups ? 0 : 2) - (file.hasDraft ? 1 : 0)
  const [head = '', read = '', notUsed = ''] = printed.split('\n')
  expect(head).toMatch(new RegExp(`^Layout: ${layout}\\. ${rows} (?:rows|items), ${count} products\\.$`))
  expect(read).toMatch(/^Read: (?:id from .*, )?title from .*, price from /)
  expect(read.startsWith('Read: title')).toBe(lacks.includes('id'))
  expect(notUsed).toMatch(/^(?:Not used|Joined|Without|Skipped|Wrote)/)
  expect(printed).not.toMatch(/^\d+ bad rows?:/m)
  expect(printed).toContain(file.hasNoGroups ? '' : 'with other variants of the same product.')
  expect(printed).toContain(file.hasDraft ? 'Skipped 1 row with ' : '')
  const withoutLink = lacks.includes('affiliateUrl')
    ? `${count} products`
    : file.shirt?.affiliateUrl === null && '1 product'
  expect(printed).toContain(withoutLink ? `Without a link: ${withoutLink}.` : '')
  expect(/^\d+ warnings?:/m.test(printed)).toBe(Boolean(withoutLink))

  expect(currency).toBe(file.hasNoCurrency ? undefined : 'EUR')
  const shown = (expected: Partial<Product>) =>
    Object.fromEntries(Object.entries(expected).filter(([field]) => !lacks.some((each) => each === field)))
  const titled = (title: string) =>
    Array.from(
      products.filter((each) => each.title.startsWith(title)),
      (each) => ({ originalPrice: null, affiliateUrl: null, ...each }),
    )
  expect(titled('Oak stool')).toMatchObject([shown({ ...STOOL, ...file.stool })])
  expect(titled('Reed lamp')).toMatchObject([shown(LAMP)])
  const shirts = titled('Linen shirt')
  expect(shirts).toHaveLength(file.hasNoGroups ? 3 : 1)
  const expected = { ...SHIRT, ...file.shirt }
  const shirt = shirts.find(({ price }) => price === expected.price)
  expect(shirt).toMatchObject(shown(expected))
  for (const { title, description } of products) expect(description).toMatch(title.slice(0, 11))
})
