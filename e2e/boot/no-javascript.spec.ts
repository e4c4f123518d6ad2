/** Pages with JavaScript disabled: they show prerendered content, and messages in place of parts that need scripts. */
import type { Locator } from '@playwright/test'
// `siteTest`, because the other `test` fails on warnings. Chromium warns about preloaded scripts that it does not run.
import { expect, siteTest as test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

/** Locates `noscript` messages in a part of the page. Uses a selector, because text locators ignore `noscript`. */
const sentences = (part: Locator) => part.locator('noscript > p')

const OFF = 'JavaScript, which is off in this browser.'

test('listings and products show their prerendered content, with any query string', async ({ page, siteUrl }) => {
  for (const path of ['', '?search=4090', '?demo=products-500', 'category/laptops/']) {
    await page.goto(siteUrl + path)
    await expect(page.getByRole('article')).toHaveCount(24)
    for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible()
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true)
  }
  await page.goto(`${siteUrl}products/aurelle-studio-one/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related Products' }).getByRole('article').first()).toBeVisible()
  await expect(sentences(page.locator('body'))).toHaveText([`Search needs ${OFF}`])
})

test('a message that search needs JavaScript replaces the search field', async ({ page, siteUrl }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl}about/`)
    await expect(sentences(page.getByRole('banner'))).toBeVisible()
    await expect(sentences(page.getByRole('banner'))).toHaveText(`Search needs ${OFF}`)
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeHidden()
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }))
    expect(scrollWidth).toBe(clientWidth)
  }
})

test('the cart and unknown paths say that they need JavaScript', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}cart/`)
  await expect(sentences(page.getByRole('main'))).toHaveText(`The cart needs ${OFF}`)
  await page.goto(`${siteUrl}products/of-a-backend`)
  await expect(sentences(page.getByRole('main'))).toHaveText(`This page needs ${OFF}`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
})

test('pages configured for a server say that their content needs JavaScript', async ({ page, configuredSiteUrl }) => {
  for (const [path, part] of Object.entries({
    '': 'The product list',
    'blog/': 'The blog',
    'cart/': 'The cart',
    'products/of-the-server/': 'This page',
  })) {
    await page.goto(configuredSiteUrl + path)
    await expect(sentences(page.getByRole('main'))).toHaveText(`${part} needs ${OFF}`)
  }
})

test('a link to a question opens its answer', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}faq#returns`)
  await expect(page.getByText(/^Start the return from your order at Halyard/)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'How do I return something?' })).toBeInViewport()
})
