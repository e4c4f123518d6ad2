/**
 * The content security policy of every page. Tests that check page errors also fail if one of the shop's own pages
 * violates it, because a violation is a console error.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLink } from '../helpers/cart.ts'

const INJECTED =
  '<script>ran = "script"</script><img src="data:," alt="" onerror="ran = this.tagName">' +
  '<iframe src="https://frames.test/" title="Frame"></iframe>'

/** Adds the injected markup to a page, and records the directives that it violates. */
async function inject(page: Page, url: string) {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
  })
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${INJECTED}</body>`) })
  })
}

const windowProperty = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name)

for (const [name, path] of Object.entries({
  'a shop page': '',
  '404.html': 'no/such/page',
  'the retailer’s page': 'retailer/?asin=B0TEST',
  'the API reference': 'api-docs/',
})) {
  test(`${name} runs no injected script or handler and loads no foreign frame`, async ({
    page,
    siteUrl,
    pageErrors,
  }) => {
    pageErrors.allow(/./)
    await inject(page, siteUrl + path)
    await page.goto(siteUrl + path)
    const violations = async () => (await windowProperty(page, 'violations')).toSorted()
    await expect.poll(violations).toEqual(['frame-src', 'script-src-attr', 'script-src-elem'])
    expect(await windowProperty(page, 'ran')).toBeUndefined()
  })
}

test('a page in a folder of the shop may run scripts if it has no policy of its own', async ({ page, siteUrl }) => {
  // The shop is opened first, so that its service worker also controls the page in the folder.
  await page.goto(siteUrl)
  await expect(cartLink(page, 0)).toBeVisible()
  await page.route(`${siteUrl}storybook/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script>ran = new Function("return document.title = `Stories`")()</script>',
    }),
  )
  await page.goto(`${siteUrl}storybook/`)
  expect(await windowProperty(page, 'ran')).toBe('Stories')
})

test('the policy of a shop page has no unsafe keyword, and switching the colour scheme does not violate it', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  await expect(cartLink(page, 0)).toBeVisible()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const [policy] = /content="default-src[^"]*"/.exec(await page.content()) ?? []
  expect(policy).toBeDefined()
  expect(policy).not.toMatch(/unsafe-(eval|inline)/)
})
