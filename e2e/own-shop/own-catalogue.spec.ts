/** A site whose mock API shows the products of a catalogue file (`api.data`). */
import { brands } from '#fixtures/brands.ts'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { expect, siteTest as test } from '../fixtures.ts'
import { addFirstProduct } from '../helpers/cart.ts'
import { expectHydrated, holdFiles } from '../helpers/page.ts'
import { type ServedCopy, serveCopy } from '../helpers/site-copy.ts'

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
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path d="M0 0h120v28H0z"/></svg>'
const FILE = 'data/catalogue-1.json'
const FILES = { [FILE]: JSON.stringify(CATALOGUE), 'data/logo.svg': SVG, 'data/icon.svg': SVG }
const CONFIG = {
  api: { mode: 'mock', data: FILE },
  store: {
    name: 'Hearth',
    tagline: 'Furniture of solid wood.',
    logo: 'data/logo.svg',
    favicon: 'data/icon.svg',
    colors: { light: '#0b6e4f', dark: '#5fd3a8' },
    navigation: { header: [{ slug: 'desks', name: 'Desks' }], footer: [] },
    pages: [],
  },
}

// One worker runs all tests of this file, so that they share one site.
test.describe.configure({ mode: 'default' })

let site: ServedCopy

test.beforeAll(async () => {
  site = await serveCopy(({ configure }) => configure(CONFIG, FILES))
})
test.afterAll(() => site.close())

test('pages, search and cart show the products of the file', async ({ page }) => {
  const { siteUrl } = site
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
})

test('a shop of one’s own has its logo, icon and colours, and no page names a product of the demo', async ({
  page,
}) => {
  const { siteUrl } = site
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (/\.json$|\/$/.test(response.url())) urls.add(response.url())
  })
  for (const path of ['', 'category/desks/', 'products/oak-desk/', 'cart/', 'privacy/', 'terms/', 'affiliate/']) {
    await page.goto(siteUrl + path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByRole('banner').getByRole('img', { name: 'Hearth' })).not.toHaveJSProperty('naturalWidth', 0)
  }
  expect(
    await page.locator('link[rel=icon]').evaluateAll((icons) => icons.map((icon) => icon.getAttribute('href'))),
  ).toEqual([`${new URL(siteUrl).pathname}data/icon.svg`])
  const manifest = await (await page.request.get(`${siteUrl}manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Hearth', icons: [{ src: 'data/icon.svg' }] })
  await page.goto(`${siteUrl}products/oak-desk/`)
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await page.getByLabel('Email address').fill('ada')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // The colour of errors, which no shop changes.
  await expect(page.getByText('Enter an email address')).toHaveCSS('color', 'rgb(179, 18, 60)')
  const read = async (url: string) => (await page.request.get(url)).text()
  const downloaded = (await Promise.all(Array.from(urls, read))).join()
  expect(downloaded).toContain('Oak Desk')
  const demo = [...products, ...posts].map(({ title }) => title).concat(brands.map(({ name }) => name))
  expect(demo.filter((name) => downloaded.includes(name))).toEqual([])
})

test('the logo takes its place before it is loaded', async ({ page }) => {
  const { siteUrl } = site
  const logo = page.getByRole('banner').getByRole('img', { name: 'Hearth' })
  await page.goto(siteUrl)
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
  const loaded = await logo.boundingBox()
  await page.route('**/data/logo.svg', (route) => route.abort())
  await page.reload()
  await expect(logo).toHaveJSProperty('naturalWidth', 0)
  expect(await logo.boundingBox()).toEqual(loaded)
})

test('a file of another version shows an error page that names it', async ({ page }) => {
  await page.route(`**/${FILE}`, (route) => route.fulfill({ json: { ...CATALOGUE, version: 2 } }))
  await page.goto(site.siteUrl)
  await expect(page.getByRole('heading', { name: 'This shop can’t start' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('"version" is 2, but this build reads version 1')
})

test('without config.json, the shop stays itself, with its own products', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await page.goto(`${site.siteUrl}products/oak-desk/`)
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: 'Oak Desk', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Oak Desk · Hearth')
  await page.goto(`${site.siteUrl}?search=lamp`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await addFirstProduct(page)
})

test('the cart fails 15 seconds after the catalogue did not arrive, and loads when it arrives', async ({ page }) => {
  await page.clock.install()
  const release = await holdFiles(page, `**/${FILE}`)
  await page.goto(`${site.siteUrl}cart/`)
  await expectHydrated(page)
  await page.clock.runFor(15_000)
  await expect(page.getByText('Failed to load cart')).toBeVisible()
  release()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

/** Returns the configuration that `npm run configure` writes for a catalogue, which the path `data` names. */
const configOf = (data: string, store = {}) => ({
  ...CONFIG,
  api: { data, prerendered: data },
  store: { ...CONFIG.store, ...store },
})

for (const [situation, store] of [
  ['the configuration of yesterday', {}],
  ['a configuration of yesterday with another name', { name: 'Hearth & Sons' }],
] as const) {
  test(`the page's own catalogue replaces the one that ${situation} names`, async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: configOf('data/catalogue-0.json', store) }))
    await page.goto(`${site.siteUrl}?search=lamp`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await addFirstProduct(page)
    await expect(page).toHaveTitle(new RegExp(store.name ?? 'Hearth'))
  })
}

test('a page of yesterday shows the catalogue that config.json names now', async ({ page }) => {
  const yesterday = configOf(FILE)
  const today = configOf('data/catalogue-2.json')
  // The browser still has the file of yesterday, and the host the one of today.
  const answers = [yesterday, today]
  await page.route('**/config.json', (route) => route.fulfill({ json: answers.length > 1 ? answers.shift() : today }))
  await page.route(`**/${FILE}`, (route) => route.fulfill({ status: 404 }))
  await page.route('**/data/catalogue-2.json', (route) => route.fulfill({ json: CATALOGUE }))
  await page.goto(`${site.siteUrl}?search=lamp`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await addFirstProduct(page)
})

test('without the file, configuring fails and names it', () => {
  const config = { ...CONFIG, api: { mode: 'mock', data: 'data/missing.json' } }
  expect(() => site.copy.configure(config)).toThrow('"api.data": there is no file')
})
