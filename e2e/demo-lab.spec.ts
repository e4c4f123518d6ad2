import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const FAILED = 'Failed to load products. Please try again.'

const lab = (page: Page) => page.getByRole('dialog', { name: 'Demo Lab' })
const opener = (page: Page) => page.getByRole('button', { name: /^Demo/ })

/** Opens it by its shortcut, which is heard once its button is there. */
async function openLab(page: Page) {
  await expect(opener(page)).toBeVisible()
  await page.keyboard.press('F2')
}

/** As a hand does: not every driver's `fill` is heard by a field whose text React holds. */
async function write(field: Locator, text: string) {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** The scenarios' own faults are heard in the console; nothing else may be. */
const expectFaults = (complaints: string[]) =>
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([])

test('home downloads nothing of the Demo Lab until it is opened', async ({ page, shopUrl }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(shopUrl)
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  const before = scripts.length
  expect(scripts.filter((url) => /DemoLab|\/lab-/.test(url))).toEqual([])
  await opener(page).click()
  await expect(lab(page).getByText(/of \d+ scenarios/)).toBeVisible()
  expect(scripts.slice(before).some((url) => url.includes('DemoLab'))).toBe(true)
  expect(scripts.slice(before).some((url) => url.includes('/lab-'))).toBe(true)
})

test('a choice has effect at once, stays on the way through the shop, and is taken back', async ({
  page,
  shopUrl,
  complaints,
}) => {
  await page.goto(shopUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openLab(page)
  await lab(page).getByLabel('Find a scenario').pressSequentially('products-500')
  await lab(page)
    .getByRole('checkbox', { name: /products-500/ })
    .check()
  await expect(page.getByText(FAILED)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Demo: 1' })).toBeFocused()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  await page.goto(`${shopUrl}category/cameras/`)
  await expect(page.getByText(FAILED)).toBeVisible()

  await openLab(page)
  await lab(page).getByRole('button', { name: 'Take back products-500' }).click()
  await expect(page.getByText(FAILED)).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expectFaults(complaints)
})

test('a link leaves search, post and filters alone, and takes itself out of the address', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}?search=studio&demo=slow-1s,brands.300ms&sort=price-asc`)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(page.url()).toBe(`${shopUrl}?search=studio&sort=price-asc`)
  await expect(page.getByRole('button', { name: 'Demo: 2' })).toBeVisible()
  await page.goto(`${shopUrl}blog/?demo=&post=what-an-overtone-is`)
  await expect(page.getByRole('heading', { level: 1, name: /overtone/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo', exact: true })).toBeVisible()
})

test('the link to this state brings it to another browser', async ({ page, context, browser, shopUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${shopUrl}cart/?demo=cart-5-lines,slow-1s`)
  await openLab(page)
  await lab(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${shopUrl}cart/?demo=cart-5-lines,slow-1s`)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
  await other.context().close()
})

test('unknown names are reported in the panel, and the rest is in force', async ({ page, shopUrl, complaints }) => {
  await page.goto(`${shopUrl}?demo=nope,products-500`)
  await expect(page.getByText(FAILED)).toBeVisible()
  await opener(page).click()
  await expect(lab(page).getByRole('alert')).toHaveText('Unknown name in the link: nope. The rest is in force.')
  expectFaults(complaints)
})

for (const [situation, path, kept] of [
  ['in the link', '?demo=products-500', null],
  ['kept for the visit, on an address without a query', '', 'products-500'],
] as const) {
  test(`prerendered content never hides a scenario ${situation}`, async ({ page, shopUrl, complaints }) => {
    await page.addInitScript((names) => {
      if (names) {
        sessionStorage.setItem('demo-scenarios', names)
        localStorage.setItem('demo-scenarios', 'chosen before')
      }
      const watch = () => {
        const article = document.querySelector('article')
        if (article && getComputedStyle(article).visibility === 'visible') Object.assign(window, { flashed: true })
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    }, kept)
    await page.goto(shopUrl + path)
    await expect(page.getByText(FAILED)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'flashed'))).toBeUndefined()
    // The ticker reads the same list.
    await expect(page.getByRole('region', { name: 'Featured products' }).getByText('$').first()).toBeHidden()
    expectFaults(complaints)
  })
}

test('in live mode a link does nothing, and nothing of the demonstration is shown', async ({ page, shopUrl }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.route('https://api.test/**', (route) =>
    route.fulfill({
      json: { products: [], total: 0 },
      headers: {
        'access-control-allow-origin': new URL(shopUrl).origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'x-cart-id',
        'access-control-expose-headers': 'x-cart-id',
        'x-cart-id': 'abcdefgh',
      },
    }),
  )
  await page.route('**/config.json', (route) =>
    route.fulfill({ body: '{ "api": { "mode": "live", "baseUrl": "https://api.test" } }' }),
  )
  await page.goto(`${shopUrl}?demo=products-500`)
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await page.keyboard.press('F2')
  await expect(opener(page)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'About this demonstration' })).toHaveCount(0)
  expect(scripts.filter((url) => /DemoLab|\/lab-|\/mock-|\/browser-/.test(url))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('demo-scenarios'))).toBeNull()
})

test('the request log holds what was called, with cart identifiers, and can be copied', async ({
  page,
  context,
  shopUrl,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${shopUrl}?demo=brands-500`)
  await expect(page.getByRole('article')).toHaveCount(24)
  await openLab(page)
  await expect(lab(page).getByText('Every call of the API is answered by a service worker')).toBeVisible()
  await lab(page).getByRole('button', { name: 'Last calls' }).click()
  await expect(lab(page).getByRole('list', { name: 'Last calls' }).getByText('/api/brands')).toBeVisible()
  await lab(page).getByRole('button', { name: 'Copy as text' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').map((line) => line.split('\t'))
  const cart = await page.evaluate(() => localStorage.getItem('cart-id'))
  expect(lines[0]).toEqual(['no', 'method', 'path', 'query', 'cart in', 'cart out', 'status', 'ms', 'scenario'])
  const [, method, , , cartIn, , status, ms, scenario] = lines.find(([, , path]) => path === '/api/brands') ?? []
  expect([method, cartIn, status, scenario]).toEqual(['GET', cart, '500', 'brands-500'])
  expect(Number(ms)).toBeGreaterThanOrEqual(0)
  expectFaults(complaints)
})

test('the cart store is looked at, emptied and brought back', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await openLab(page)
  await lab(page).getByRole('button', { name: 'Cart store' }).click()
  const store = lab(page).getByLabel('The store as text')
  const text = await store.inputValue()
  expect(JSON.parse(text).lines).toHaveLength(1)
  await lab(page).getByRole('button', { name: 'Empty all carts' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await write(store, '{')
  await lab(page).getByRole('button', { name: 'Import this text' }).click()
  await expect(lab(page).getByText('That is no cart store: nothing was changed.')).toBeVisible()
  await write(store, text)
  await lab(page).getByRole('button', { name: 'Import this text' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('what does nothing by design carries its paragraph, after the panel is closed too', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}products/aurelle-studio-one/`)
  await openLab(page)
  await lab(page).getByRole('button', { name: 'By design' }).click()
  await lab(page).getByRole('checkbox', { name: 'Mark what does nothing by design' }).check()
  await page.keyboard.press('Escape')
  const mark = page.locator('[data-paragraph="§2 Product detail"]')
  await expect(mark).toHaveCount(2)
  const [share, framed] = await Promise.all([
    page.getByRole('button', { name: 'Share' }).boundingBox(),
    mark.nth(1).boundingBox(),
  ])
  expect(framed).toEqual(share)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deals' }).click()
  await expect(page.locator('[data-paragraph="§2 Routes, /deals"]')).toHaveCount(4)
  await openLab(page)
  await lab(page).getByRole('button', { name: 'By design' }).click()
  await lab(page).getByRole('checkbox', { name: 'Mark what does nothing by design' }).uncheck()
  await expect(page.locator('[data-paragraph]')).toHaveCount(0)
})

test.describe('at 390 wide', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel leaves the page in sight, and nothing scrolls sideways', async ({ page, shopUrl }) => {
    await page.goto(shopUrl)
    await opener(page).click()
    await expect(lab(page).getByText(/of \d+ scenarios/)).toBeVisible()
    for (const part of ['Latency and failures', 'Last calls', 'Cart store', 'The cart’s own toasts', 'By design']) {
      await lab(page).getByRole('button', { name: part }).click()
    }
    await expect(lab(page).getByRole('checkbox', { name: 'Mark what does nothing by design' })).toBeVisible()
    const box = await lab(page).boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.y).toBeGreaterThan(200)
    expect(await lab(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
