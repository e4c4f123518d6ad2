/** A shop in file mode: the page answers from a catalogue file, without the mock and without the demo. */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, siteTest as test } from '../fixtures.ts'
import { addButtons } from '../helpers/cart.ts'
import { type ServedCopy, serveCopy } from '../helpers/site-copy.ts'

const KINDS = ['Lamps', 'Chairs', 'Desks']

const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: Array.from({ length: 60 }, (_, index) => {
    const kind = KINDS[index % 3] ?? ''
    return {
      id: `reed-${index}`,
      title: `Reed ${kind.slice(0, -1)} ${index}`,
      price: `${20 + index}.50`,
      category: kind,
      categoryId: `cat-${kind.toLowerCase()}`,
      brand: 'Reed',
      description: 'Woven by hand.',
      affiliateUrl: `https://retailer.test/${index}`,
    }
  }),
  categories: KINDS.map((name) => ({ id: `cat-${name.toLowerCase()}`, slug: name.toLowerCase(), name })),
  brands: [{ id: 'brand-reed', slug: 'reed', name: 'Reed' }],
  posts: [],
}
const FILE = 'data/catalogue-1.json'
const CONFIG = {
  api: { mode: 'file', data: FILE },
  store: {
    name: 'Hearth',
    mainSiteUrl: '',
    colors: { light: '#1d6b58', dark: '#6fcfb0' },
    navigation: { header: [{ slug: 'lamps', name: 'Lamps' }], footer: [] },
    pages: ['faq', 'contact'],
  },
  retailer: { name: 'Halm' },
}
const AS_OF = 'Prices as of March 10, 2026, 14:05 UTC'

// One worker runs all tests of this file, so that they share one site.
test.describe.configure({ mode: 'default' })

let site: ServedCopy

test.beforeAll(async () => {
  site = await serveCopy(({ configure }) => configure(CONFIG, { [FILE]: JSON.stringify(CATALOGUE) }))
})
test.afterAll(() => site.close())

/** Opens a page of the shop and waits for its cart, which the catalogue file answers. */
async function open(page: Page, path = '') {
  await page.goto(site.siteUrl + path)
  await expect(page.getByRole('link', { name: /^Cart, \d+ items?$/ })).toBeVisible()
}

test('no page has a worker, a script of the mock, or a word about a demonstration', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  for (const path of [
    '',
    'category/lamps/',
    'products/reed-0/',
    'cart/',
    'faq/',
    'contact/',
    'privacy/',
    'terms/',
    'x/',
  ]) {
    await open(page, `${path}?demo=products-500`)
    await page.keyboard.press('F2')
    const texts = await page.locator('body').ariaSnapshot()
    expect(texts).not.toMatch(/\bdemo|\bmock|fictional/i)
    expect(await page.title()).not.toMatch(/demo|overtone/i)
  }
  expect(urls.filter((url) => /worker|mock|demo-?lab|recorder|built-in-rows/i.test(url.replace(/\?.*/, '')))).toEqual(
    [],
  )
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('filters, sort, search, pages and the cart ask the host for no data', async ({ page }) => {
  await open(page)
  const main = page.getByRole('main')
  await expect(page.getByText(AS_OF)).toBeVisible()
  await expect(main).toContainText('60 products')
  const data: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) data.push(request.url())
  })
  await page.getByRole('button', { name: 'Lamps 20' }).click()
  await expect(main).toContainText('20 products')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: High to Low' })
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Reed Lamp 57')
  await addButtons(page).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search products' }).first().fill('chair')
  await page.keyboard.press('Enter')
  await expect(main).toContainText('20 products')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByText(AS_OF)).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity of Reed Lamp 57' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(data).toEqual([])

  const second = await page.context().newPage()
  await second.goto(`${site.siteUrl}cart/`)
  await expect(second.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await second.getByRole('button', { name: 'Increase quantity of Reed Lamp 57' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test('a file that is missing shows the failure texts, and Retry loads it', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const path = join(site.copy.folder, FILE)
  renameSync(path, `${path}.away`)
  await page.goto(`${site.siteUrl}?search=chair`)
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible()
  expect(errors.join()).toContain(`${FILE} can't be used: the server answers 404`)
  renameSync(`${path}.away`, path)
  expect(existsSync(path)).toBe(true)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('main'), errors.join('\n')).toContainText('20 products')
})
