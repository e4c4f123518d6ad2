/** Pages whose scripts fail to load, throw or are blocked, for example after a deployment or behind a proxy. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLink } from '../helpers/cart.ts'
import { expectHydrated, expectProductsLoaded } from '../helpers/page.ts'

const ENTRY = '**/assets/index-*.js'
const LIBRARIES = '**/assets/libraries-*.js'
const START = '**/assets/main-*.js'
const SHARED = '**/assets/shared-*.js'

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'failed to load' })
const reload = (page: Page) => message(page).getByRole('button', { name: 'Reload' })
const failed = (page: Page) => page.locator('html[data-boot-failed]:not([data-hide-prerendered], [data-parsing])')

const removeFile = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }))

test.beforeEach(({ pageErrors }) => pageErrors.allow(/404|MIME type|net::ERR_FAILED|dynamically imported module/))

for (const [script, pattern] of Object.entries({
  'the entry script': ENTRY,
  'an import of the entry script': LIBRARIES,
  'the start of the app': START,
  'an import of the start': SHARED,
})) {
  test(`without ${script}, the page shows a message, its content and Reload`, async ({ page, siteUrl }) => {
    await removeFile(page, pattern)
    await page.goto(siteUrl)
    await expect(message(page)).toHaveText(/^Part of this page failed to load, so .* do not work\.Reload$/)
    await expect(message(page)).toBeInViewport({ ratio: 1 })
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.unroute(pattern)
    await reload(page).click()
    await expectHydrated(page)
    await expect(message(page)).toHaveCount(0)
  })
}

test('a script that is HTML, has unsupported syntax, lacks an export or throws shows the message', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  for (const change of [
    () => ({ contentType: 'text/html' }),
    (code: string) => ({ body: `${code};let = }` }),
    () => ({ body: '' }),
    (code: string) => ({ body: `${code};throw new Error('evaluated')` }),
  ]) {
    await page.route(SHARED, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, ...change(await response.text()) })
    })
    await page.goto(siteUrl)
    await expect(message(page), String(change)).toBeVisible()
    await page.unroute(SHARED)
  }
})

test('the message of a URL with a query or an unknown path says that the content is not the result for it', async ({
  page,
  siteUrl,
}) => {
  await removeFile(page, ENTRY)
  for (const path of ['?search=lens', 'category/laptops/?page=2', 'blog/?post=any', '?demo=offline']) {
    await page.goto(siteUrl + path)
    await expect(message(page)).toContainText('what is shown is not the result for this address')
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await page.goto(`${siteUrl}products/of-a-backend`)
  await expect(message(page)).toContainText('not the result for this address')
})

test('a configuration that arrives after the failure does not hide the page', async ({ page, siteUrl }) => {
  await removeFile(page, ENTRY)
  const entryFailed = page.waitForResponse(ENTRY)
  await page.route('**/config.json', async (route) => {
    await entryFailed
    await route.fulfill({ json: { store: { name: 'Partials' } } })
  })
  await page.goto(siteUrl)
  await expect(message(page)).toContainText('not the result for this address')
  await expect(failed(page)).toBeVisible()
})

test('without the app, the page shows no loading state', async ({ page, configuredSiteUrl }) => {
  await removeFile(page, ENTRY)
  for (const path of ['', 'cart/', 'blog/', 'reviews/']) {
    await page.goto(configuredSiteUrl + path)
    await expect(message(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const loading of [
      '.MuiSkeleton-root',
      '[aria-busy=true]',
      '[role=status]',
      '[aria-label="Featured products"]',
    ])
      for (const element of await page.locator(loading).all()) await expect(element).toBeHidden()
  }
})

test('an unsupported browser shows no loading state', async ({ page, siteUrl }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(`${siteUrl}cart/`)
  await expect(page.getByRole('alert')).toContainText('This browser is too old')
  await expect(page.getByText('Loading your cart...')).toBeHidden()
})

test('no message is shown if a foreign script fails, or if a module fails after hydration', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const script = document.createElement('script')
      script.src = '/foreign.js'
      document.head.append(script)
    }),
  )
  await page.goto(siteUrl)
  await expectHydrated(page)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.replace('.js', '-gone.js') ?? ''
    document.head.append(script)
    return new Promise((resolve) => script.addEventListener('error', resolve))
  })
  await expect(message(page)).toHaveCount(0)
  await expect(failed(page)).toHaveCount(0)
})

/** Changes the inline scripts as a proxy might, so that the policy blocks them. */
const alterInlineScripts = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('<script>', '<script>/* proxy */') })
    },
  )

test.describe('with blocked inline scripts', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/Content Security Policy/)
    await alterInlineScripts(page)
  })

  test('the home page works with its configuration, and a search shows its own results', async ({ page, siteUrl }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { store: { name: 'Partials' } } }))
    await page.goto(siteUrl)
    await expectHydrated(page)
    await expectProductsLoaded(page)
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(cartLink(page, 1)).toBeVisible()
    await expect(page).toHaveTitle('All Products · Partials')
    await expect(page.locator('title')).toHaveCount(1)

    await page.goto(`${siteUrl}?search=4090`)
    await expectHydrated(page)
    await expectProductsLoaded(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “4090”')
    expect(await page.getByRole('article').count()).toBeLessThan(24)
  })

  test('an unsupported browser keeps the static page', async ({ page, siteUrl }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto(siteUrl)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  })
})
