/** A browser that runs no scripts: what was prerendered, and a sentence where that is not enough. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { serveFolder } from '../scripts/shared/static-server.mjs'
// Without scripts the browser refuses their preloads and says so: nothing to complain of.
import { expect, siteTest as test } from './shop.ts'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

/** What a part of the page says is missing. Looking for text passes over what is in a noscript. */
const missing = (part: Locator) => part.locator('noscript > p')

test.use({ javaScriptEnabled: false })

const OFF = 'JavaScript, which is off in this browser.'

test('pages show what was prerendered, whatever follows the question mark', async ({ page, siteUrl }) => {
  for (const address of ['', '?search=4090', '?demo=products-500', 'category/laptops/']) {
    await page.goto(siteUrl + address)
    await expect(page.getByRole('article')).toHaveCount(24)
    for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible()
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true)
  }
  await page.goto(`${siteUrl}products/aurelle-studio-one/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related Products' }).getByRole('article').first()).toBeVisible()
  await expect(missing(page.locator('body'))).toHaveText([`Search needs ${OFF}`])
})

test('the header says so instead of offering a search that would find everything', async ({ page, siteUrl }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl}about/`)
    await expect(missing(page.getByRole('banner'))).toBeVisible()
    await expect(missing(page.getByRole('banner'))).toHaveText(`Search needs ${OFF}`)
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeHidden()
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }))
    expect(scrollWidth).toBe(clientWidth)
  }
})

test('the cart and an unknown address say what they need', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}cart/`)
  await expect(missing(page.getByRole('main'))).toHaveText(`The cart needs ${OFF}`)
  await page.goto(`${siteUrl}products/of-a-backend`)
  await expect(missing(page.getByRole('main'))).toHaveText(`This page needs ${OFF}`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
})

test('pages configured for a server say what they wait for', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-without-scripts-'))
  cpSync('dist', folder, { recursive: true })
  const file = join(folder, 'live.json')
  writeFileSync(file, '{ "api": { "mode": "live", "baseUrl": "https://api.test" } }')
  execFileSync('node', ['scripts/build/prerender.mjs', '--dist', folder, '--config', file])
  const { origin, close } = await serveFolder(folder, { basePath })
  for (const [path, sentence] of Object.entries({
    '': 'The listing needs',
    'blog/': 'The blog needs',
    'cart/': 'The cart needs',
    'products/of-the-server/': 'This page needs',
  })) {
    await page.goto(`${origin}${basePath}${path}`)
    await expect(missing(page.getByRole('main'))).toHaveText(`${sentence} ${OFF}`)
  }
  await close()
  rmSync(folder, { recursive: true })
})
