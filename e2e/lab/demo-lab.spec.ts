import type { Page } from '@playwright/test'
import { expect, storageKey, test } from '../fixtures.ts'
import { addFirstProduct, cartLink } from '../helpers/cart.ts'
import { lab, openLab } from '../helpers/lab.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

const FAILED = 'Failed to load products. Please try again.'
const cards = (page: Page) => page.getByRole('article')
const openButton = (page: Page) => page.getByRole('button', { name: /^Demo/ })

test('the home page downloads the Demo Lab only when it is opened', async ({ page, siteUrl }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const ofLab = () => scripts.filter((url) => /\/(DemoLab|lab)-/.test(url)).length
  await page.goto(siteUrl)
  await expect(openButton(page)).toBeVisible()
  await expect(cartLink(page, 0)).toBeVisible()
  expect(ofLab()).toBe(0)
  await openButton(page).click()
  await expect(lab(page).getByText(/of \d+ scenarios/)).toBeVisible()
  await expect(lab(page).getByText('A service worker answers every API call')).toBeVisible()
  expect(ofLab()).toBe(2)
})

test('a scenario takes effect at once, stays active on other pages and ends when it is removed', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/500/)
  await page.goto(siteUrl)
  await expect(cards(page)).toHaveCount(24)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openLab(page)
  await lab(page).getByLabel('Find a scenario').pressSequentially('products-500')
  await lab(page)
    .getByRole('checkbox', { name: /products-500/ })
    .check()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}?demo=products-500`)
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Demo: 1' })).toBeFocused()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  await page.goto(`${siteUrl}category/cameras/`)
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}category/cameras/?demo=products-500`)

  await openLab(page)
  await lab(page).getByRole('button', { name: 'Turn off products-500' }).click()
  await expect(page.getByText(FAILED)).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}category/cameras/`)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
})

test('the address keeps the scenarios of a link until a link with an empty parameter is opened', async ({
  page,
  siteUrl,
}) => {
  const link = `${siteUrl}?search=studio&demo=slow-1s,brands.300ms&sort=price-asc`
  await page.goto(link)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc')
  await expect(cards(page).first()).toBeVisible()
  expect(page.url()).toBe(link)
  await expect(page.getByRole('button', { name: 'Demo: 2' })).toBeVisible()
  await page.goto(`${siteUrl}blog/?demo=&post=what-an-overtone-is`)
  await expect(page.getByRole('heading', { level: 1, name: /overtone/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo', exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}blog/?post=what-an-overtone-is`)
})

test('a link in a new tab keeps the scenarios, and Back over two scenario links shows each again', async ({
  page,
  context,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/500/)
  await page.goto(`${siteUrl}?demo=products-500`)
  await expect(page.getByText(FAILED)).toBeVisible()
  const laptops = page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' })
  const [tab] = await Promise.all([context.waitForEvent('page'), laptops.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab.getByText(FAILED)).toBeVisible()
  await expect(tab).toHaveURL(/category\/laptops\/?\?demo=products-500$/)
  await tab.close()
  await page.goto(`${siteUrl}?demo=products-empty`)
  await expect(page.getByText('Try adjusting your filters')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(FAILED)).toBeVisible()
})

test('the copied link opens the same state in another browser', async ({ page, context, browser, siteUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${siteUrl}cart/?demo=cart-5-lines,slow-1s`)
  await openLab(page)
  await lab(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${siteUrl}cart/?demo=cart-5-lines,slow-1s`)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(cartLink(other, 5)).toBeVisible()
  await other.context().close()
})

test('unknown names in a link are reported, and the other names work', async ({ page, siteUrl, pageErrors }) => {
  pageErrors.allow(/500/)
  await page.goto(`${siteUrl}?demo=nope,products-500`)
  await expect(page.getByText(FAILED)).toBeVisible()
  const note = 'Unknown name in the link: nope. The others are in force.'
  await expect(page.getByRole('complementary', { name: 'State of the demo' })).toHaveText(note)
  await openButton(page).click()
  await expect(lab(page).getByRole('alert')).toHaveText(note)
})

test('with a scenario in the link or of this visit, no prerendered products are shown', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/500/)
  const texts = await recordVisibleTexts(page, 'article')
  for (const path of ['?demo=products-500', '']) {
    await page.goto(siteUrl + path)
    await expect(page.getByText(FAILED)).toBeVisible()
    expect(await texts()).toEqual([])
    // The ticker shows products of the same request.
    await expect(page.getByRole('region', { name: 'Featured products' }).getByText('$').first()).toBeHidden()
    // From another visit. The names of this visit are in the session storage.
    await page.evaluate((key) => localStorage.setItem(key, 'chosen before'), storageKey('demo-scenarios'))
  }
})

test('the cart store can be exported, emptied and imported', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await addFirstProduct(page)
  await openLab(page)
  await lab(page).getByRole('button', { name: 'Cart store' }).click()
  const store = lab(page).getByLabel('Cart store as text')
  const text = await store.inputValue()
  expect(JSON.parse(text).lines).toHaveLength(1)
  await lab(page).getByRole('button', { name: 'Empty all carts' }).click()
  await expect(cartLink(page, 0)).toBeVisible()
  await store.fill('{')
  await lab(page).getByRole('button', { name: 'Import this text' }).click()
  await expect(lab(page).getByText('That isn’t a valid cart store. Nothing was changed.')).toBeVisible()
  await store.fill(text)
  await lab(page).getByRole('button', { name: 'Import this text' }).click()
  await expect(cartLink(page, 1)).toBeVisible()
})

test('inert controls are marked with their spec section until the mark is switched off', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}products/aurelle-studio-one/`)
  await openLab(page)
  const openByDesign = () => lab(page).getByRole('button', { name: 'By design' }).click()
  const checkbox = lab(page).getByRole('checkbox', { name: 'Mark controls that do nothing by design' })
  await openByDesign()
  await checkbox.check()
  await page.keyboard.press('Escape')
  const marks = page.locator('[data-paragraph="§2 Product detail"]')
  await expect(marks).toHaveCount(2)
  const [share, mark] = await Promise.all([
    page.getByRole('button', { name: 'Share' }).boundingBox(),
    marks.nth(1).boundingBox(),
  ])
  expect(mark).toEqual(share)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deals' }).click()
  await expect(page.locator('[data-paragraph="§2 Routes, /deals"]')).toHaveCount(4)
  await openLab(page)
  await openByDesign()
  await checkbox.uncheck()
  await expect(page.locator('[data-paragraph]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the Demo Lab leaves part of the page visible and nothing scrolls sideways', async ({ page, siteUrl }) => {
    await page.goto(siteUrl)
    await openButton(page).click()
    await expect(lab(page).getByText(/of \d+ scenarios/)).toBeVisible()
    for (const name of [
      'Latency and failures',
      'Last calls',
      'Mock or server',
      'Recordings',
      'Report',
      'Cart store',
      'The cart’s own toasts',
      'By design',
    ]) {
      await lab(page).getByRole('button', { name }).click()
    }
    await expect(lab(page).getByRole('checkbox', { name: 'Mark controls that do nothing by design' })).toBeVisible()
    const box = await lab(page).boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.y).toBeGreaterThan(200)
    expect(await lab(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
