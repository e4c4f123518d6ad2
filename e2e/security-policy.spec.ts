/**
 * What gets into a page in spite of everything: the policy that every page carries
 * keeps it from running (docs/decisions/0036). That the shop itself keeps within it,
 * all end-to-end tests show: a refusal is a console error.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveFolder } from '../scripts/shared/static-server.mjs'
import { expect, test } from './shop.ts'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

const INJECTED =
  '<script>ran = "script"</script><img src="data:," alt="" onerror="ran = this.tagName">' +
  '<iframe src="https://frames.test/" title="Frame"></iframe>'

/** Has every page of `page` come with what was injected, and list what was refused. */
async function inject(page: Page, url: string) {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
  })
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${INJECTED}</body>`) })
  })
}

const inPage = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name)

for (const [what, path] of Object.entries({
  'a shop page': '',
  'the page of other addresses': 'no/such/page',
  'the retailer’s page': 'retailer/?asin=B0TEST',
  'the API’s description': 'api-docs/',
})) {
  test(`${what} runs no injected script or handler, and shows no other host`, async ({ page, shopUrl, complaints }) => {
    await inject(page, shopUrl + path)
    await page.goto(shopUrl + path)
    await expect
      .poll(() => inPage(page, 'refused'))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'frame-src']))
    expect(await inPage(page, 'refused')).toHaveLength(3)
    expect(await inPage(page, 'ran')).toBeUndefined()
    complaints.splice(0)
  })
}

test('a page beside the shop, such as Storybook’s, is not governed by its policy', async ({ page, shopUrl }) => {
  // In mock mode its worker is there by then, and answers for the whole site.
  await page.goto(shopUrl)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.route(`${shopUrl}storybook/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script>ran = new Function("return document.title = `Stories`")()</script>',
    }),
  )
  await page.goto(`${shopUrl}storybook/`)
  expect(await inPage(page, 'ran')).toBe('Stories')
})

test('the shop keeps to its policy: text never becomes a script, and the scheme changes', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const html = await page.content()
  expect(/content="default-src[^"]*"/.exec(html)?.[0]).not.toMatch(/unsafe-(eval|inline)/)
})

test('configured for a server, pages may call that one and no other', async ({ page, apiMode, apiUrl, complaints }) => {
  test.skip(apiMode === 'mock', 'There is no server to call.')
  const folder = mkdtempSync(join(tmpdir(), 'overtone-policy-'))
  cpSync('dist', folder, { recursive: true })
  const file = join(folder, 'configured.json')
  writeFileSync(file, JSON.stringify({ api: { mode: apiMode, baseUrl: apiUrl } }))
  execFileSync('node', ['scripts/build/prerender.mjs', '--dist', folder, '--config', file])
  const { origin, close } = await serveFolder(folder, { basePath })
  for (const path of ['', 'blog/', 'cart/']) {
    await page.goto(`${origin}${basePath}${path}`)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  }
  expect(complaints).toEqual([])
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        fetch('https://elsewhere.test/').catch(() => undefined)
      }),
  )
  expect(refused).toBe('connect-src')
  complaints.splice(0)
  await close()
  rmSync(folder, { recursive: true })
})
