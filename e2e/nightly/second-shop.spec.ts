/** The shop in `examples/tafelgut/`: a brand of its own that consists of data. */
import { brands } from '#fixtures/brands.ts'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { expect, siteTest as test } from '../fixtures.ts'
import { type ServedCopy, serveCopy } from '../helpers/site-copy.ts'

const CONFIG = ['--config', 'examples/tafelgut/config.json']
const PATHS = [
  '',
  'category/teapots-jugs/',
  'products/studio-mug-celadon/',
  'cart/',
  'blog/',
  'blog/?post=first-set',
  'deals/',
  'reviews/',
  'about/',
  'faq/',
  'contact/',
  'privacy/',
  'terms/',
  'affiliate/',
  'missing/',
]
const DEMO = [
  'Overtone',
  'Halyard',
  ...[...products, ...posts].map(({ title }) => title),
  ...brands.map(({ name }) => name),
]

let site: ServedCopy

test.beforeAll(async () => {
  site = await serveCopy(({ configure }) => configure({}, {}, ...CONFIG))
})
test.afterAll(() => site.close())

test('no page of the second shop has a word of the demo, and all of its pictures load', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(site.siteUrl + path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    const head = await page
      .locator('title, meta[content], link[rel=canonical], script[type="application/ld+json"]')
      .evaluateAll((elements) => elements.map((element) => `${element.textContent} ${element.getAttribute('content')}`))
    const words = [await page.locator('body').ariaSnapshot(), ...head].join('\n')
    expect(
      DEMO.filter((name) => words.includes(name)),
      path,
    ).toEqual([])
    await expect(page.locator('img:not([loading=lazy])').first()).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('the second shop has its own prices, search and cart', async ({ page }) => {
  await page.goto(`${site.siteUrl}?search=teapot`)
  await expect(page.getByRole('article')).toHaveCount(3)
  const teapot = page.getByRole('article', { name: 'Brume Teapot, Oat' })
  await teapot.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto(`${site.siteUrl}cart/`)
  await expect(page.getByRole('list', { name: 'Cart items' })).toContainText('142,00 €')
})
