/** A site whose mock API shows the products of a catalogue file (`api.data`). */
import { expect, siteTest as test } from './fixtures.ts'
import { addFirstProduct } from './helpers/cart.ts'
import { serveCopy } from './helpers/site-copy.ts'

const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [
    { id: 'oak-desk', title: 'Oak Desk', price: '499.00', images: [], category: 'Desks', categoryId: 'cat-desks' },
    { id: 'reed-lamp', title: 'Reed Lamp', price: '89.00', images: [], category: 'Lamps', categoryId: 'cat-lamps' },
  ].map((product) => Object.assign(product, { affiliateUrl: `https://shop.test/${product.id}` })),
  categories: [
    { id: 'cat-desks', slug: 'desks', name: 'Desks', description: 'Desks of solid wood.' },
    { id: 'cat-lamps', slug: 'lamps', name: 'Lamps' },
  ],
  brands: [],
  posts: [],
}
const CONFIG = { api: { mode: 'mock', data: 'data/catalogue-1.json' }, store: { name: 'Hearth' } }
const FILE = 'data/catalogue-1.json'

test('pages, search and cart show the products of the file', async ({ page }) => {
  const { siteUrl, close } = await serveCopy(({ configure }) =>
    configure(CONFIG, { [FILE]: JSON.stringify(CATALOGUE) }),
  )
  const response = await page.goto(`${siteUrl}products/oak-desk/`)
  expect(response?.status()).toBe(200)
  expect(await response?.text()).toContain('Oak Desk')
  await page.goto(`${siteUrl}?search=lamp`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await addFirstProduct(page)
  await page.goto(`${siteUrl}cart/`)
  await expect(page.getByRole('list', { name: 'Cart items' })).toContainText('Reed Lamp')

  await page.goto(`${siteUrl}category/desks/`)
  await expect(page.getByText('Desks of solid wood.')).toBeVisible()
  expect((await page.request.get(`${siteUrl}products/aurelle-studio-one/`)).status()).toBe(404)
  await close()
})

test('a file of another version shows an error page that names it', async ({ page }) => {
  const { siteUrl, close } = await serveCopy(({ configure }) =>
    configure(CONFIG, { [FILE]: JSON.stringify(CATALOGUE) }),
  )
  await page.route(`**/${FILE}`, (route) => route.fulfill({ json: { ...CATALOGUE, version: 2 } }))
  await page.goto(siteUrl)
  await expect(page.getByRole('heading', { name: 'This shop can’t start' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('"version" is 2, but this build reads version 1')
  await close()
})

test('without the file, configuring fails and names it', async ({ page }) => {
  await expect(serveCopy(({ configure }) => configure(CONFIG))).rejects.toThrow('"api.data": there is no file')
  expect(page.url()).toBe('about:blank')
})
