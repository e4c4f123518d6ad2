/** Sites whose configuration says that a server answers some calls, made by `npm run configure` and edited by hand. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brands } from '#fixtures/brands.ts'
import { categories } from '#fixtures/categories.ts'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { expect, storageKey } from '../fixtures.ts'
import { cartLines, cartLink } from '../helpers/cart.ts'
import { CATALOGUE_CALLS, createGate, markTitles, recordCalls, SERVER_TITLE, test } from '../helpers/example-backend.ts'
import { lab, openPart, targetOf } from '../helpers/lab.ts'
import { expectHydrated, openWithoutScripts } from '../helpers/page.ts'
import { serveCopy } from '../helpers/site-copy.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

const SERVER = ['products', 'product']

/** Texts of the elements that show products: cards, and the ticker of the home page. */
const SHOWS_PRODUCTS = 'article, [aria-label="Featured products"] a[href*="/products/"]'

/**
 * Expects that the page shows no product until `release` lets the server's answers arrive, and then only the server's.
 * `texts` reads the texts of the products that were visible.
 */
async function expectOnlyServed(page: Page, texts: () => Promise<string[]>, release: () => void) {
  await expectHydrated(page)
  await expect(cartLink(page, 0)).toBeVisible()
  expect(await texts()).toEqual([])
  release()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('region', { name: 'Featured products' }).getByText(SERVER_TITLE).first()).toBeVisible()
  const shown = await texts()
  expect(shown.length).toBeGreaterThanOrEqual(24)
  expect(shown.filter((text) => !text.includes(SERVER_TITLE))).toEqual([])
}

test.describe('configured by the command', () => {
  let site: Awaited<ReturnType<typeof serveCopy>>
  let folder = ''

  test.beforeAll(async ({ backend }) => {
    site = await serveCopy((copy) => {
      folder = copy.folder
      copy.configure({ api: { mode: 'mock', baseUrl: backend.origin, server: SERVER } })
    })
    backend.allow(site.siteUrl)
  })
  test.afterAll(() => site.close())

  const read = (path: string) => readFileSync(join(folder, path), 'utf8')

  test('pages have no product of the demo, and keep what the mock API answers', () => {
    for (const path of ['index.html', 'category/laptops/index.html', 'cart/index.html']) {
      const html = read(path)
      expect(html).not.toContain('<article')
      expect(products.filter(({ title }) => html.includes(title))).toEqual([])
    }
    expect(products.filter(({ id }) => existsSync(join(folder, 'products', id, 'index.html')))).toEqual([])
    expect(read('category/laptops/index.html')).toMatch(/<h1[^>]*>Laptops</)
    expect(read('blog/what-an-overtone-is/index.html')).toMatch(/<h1[^>]*>What is an overtone/)
  })

  test('the policy allows requests to the configured server only', async ({ page, backend, pageErrors }) => {
    for (const path of ['index.html', 'category/laptops/index.html', 'cart/index.html', '404.html'])
      expect(/connect-src ([^;"]*)/.exec(read(path))?.[1]).toBe(`'self' ${backend.origin}`)
    await page.goto(site.siteUrl)
    await expect(page.getByRole('article')).toHaveCount(24)
    expect(pageErrors.list).toEqual([])
    pageErrors.allow(/elsewhere\.test/)
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          fetch('https://elsewhere.test/').catch(() => undefined)
        }),
    )
    expect(refused).toBe('connect-src')
    await openPart(page, 'Mock or server')
    await expect(targetOf(page, 'products')).toHaveValue('server')
    await expect(targetOf(page, 'cart')).toHaveValue('mock')
    await expect(lab(page).getByLabel('Server address')).toHaveCount(0)
  })

  test('only the server’s products are ever shown', async ({ page, backend }) => {
    const { open, opened } = createGate()
    await markTitles(page, backend, opened)
    const texts = await recordVisibleTexts(page, SHOWS_PRODUCTS)
    await page.goto(site.siteUrl)
    await expectOnlyServed(page, texts, open)
  })

  test('a product that is not prerendered opens at its address', async ({ page, backend, pageErrors }) => {
    // Servers of static files answer 404 with the shop's page for addresses that are not prerendered.
    pageErrors.allow(/404/)
    await markTitles(page, backend)
    await page.goto(`${site.siteUrl}products/aurelle-studio-one`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SERVER_TITLE)
  })
})

test('pages from a catalogue that was read from the server show it until the server answers', async ({
  page,
  backend,
}) => {
  const catalogue = {
    format: 'overtone-catalogue',
    version: 1,
    generatedAt: '2026-03-10T14:05:00Z',
    source: { kind: 'backend', baseUrl: backend.origin },
    products: [studioHeadphones],
    categories,
    brands,
    posts: [],
  }
  const { siteUrl, close } = await serveCopy(({ configure }) =>
    configure(
      { api: { mode: 'mock', baseUrl: backend.origin, server: CATALOGUE_CALLS, data: 'data/catalogue.json' } },
      { 'data/catalogue.json': JSON.stringify(catalogue) },
    ),
  )
  backend.allow(siteUrl)
  const { open, opened } = createGate()
  await markTitles(page, backend, opened)
  const calls = recordCalls(page)
  const title = page.getByRole('heading', { level: 1 })

  expect((await page.goto(`${siteUrl}products/${studioHeadphones.id}/`))?.status()).toBe(200)
  await expectHydrated(page)
  await expect(title).toHaveText(studioHeadphones.title)
  await expect(page.getByText('Prices as of March 10, 2026, 14:05 UTC').first()).toBeVisible()
  open()
  await expect(title).toHaveText(`${SERVER_TITLE} ${studioHeadphones.title}`)
  expect(calls.filter(({ path }) => path === `/api/products/${studioHeadphones.id}`)).toHaveLength(1)
  // Of a related product, because the button of a product's page adds nothing (spec §2).
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await cartLink(page, 1).click()
  await expect(cartLines(page)).toContainText([SERVER_TITLE])

  const ofCart = calls.filter(({ path }) => path.startsWith('/api/cart'))
  expect(ofCart.filter(({ isFromWorker }) => !isFromWorker)).toEqual([])
  const others = calls.filter((call) => !ofCart.includes(call))
  expect(others.filter(({ origin }) => origin !== backend.origin)).toEqual([])
  await close()
})

test('pages that were prerendered without a server show no product of the demo once the configuration is known', async ({
  page,
  backend,
}) => {
  const { siteUrl } = await backend.serveShop(SERVER)
  expect(await (await page.request.get(siteUrl)).text()).toContain('<article')
  const { open, opened } = createGate()
  await markTitles(page, backend, opened)
  const texts = await recordVisibleTexts(page, SHOWS_PRODUCTS)
  const releaseScripts = await openWithoutScripts(page, siteUrl)
  await expect(page.locator('html[data-hide-prerendered=page]')).toBeAttached()
  await page.evaluate(() => Reflect.get(window, 'visibleTexts').clear())
  releaseScripts()
  await expectOnlyServed(page, texts, open)
})

test('pages that may call no server say so in the Demo Lab', async ({ page }) => {
  const { siteUrl, close } = await serveCopy(({ configure }) => configure({ api: { mode: 'mock' } }))
  // From an earlier visit, when the pages allowed any server.
  await page.addInitScript((key) => localStorage.setItem(key, 'https://elsewhere.test'), storageKey('demo-server'))
  await page.goto(siteUrl)
  await openPart(page, 'Mock or server')
  await expect(lab(page).getByText('These pages may call no server.')).toBeVisible()
  await expect(targetOf(page, 'products')).toBeDisabled()
  await close()
})
