/** Recordings of a live shop and of the mock API, each played in a new profile without any server. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { startApiProcess } from '../../mocks/http/child.ts'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { basePath, expect, test } from '../fixtures.ts'
import { addFirstProduct, cartLines, cartLink } from '../helpers/cart.ts'
import { closeLab, lab, openPart } from '../helpers/lab.ts'
import { expectHydrated, expectProductsLoaded } from '../helpers/page.ts'
import { countDifferentPixels, SCREEN, takePicture } from '../helpers/pictures.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

const STOPS = ['home', 'listing', 'product', 'cart'] as const

const FAILED = 'Failed to load products. Please try again.'

/** A recording with one call, in which a server replaces the cart id. */
const SEVEN = JSON.stringify({
  log: {
    entries: [
      {
        request: { method: 'GET', url: 'https://shop.test/api/cart/count' },
        response: {
          status: 200,
          headers: [{ name: 'x-cart-id', value: 'their-cart-0001' }],
          content: { mimeType: 'application/json', text: '{"count":7}' },
        },
      },
    ],
  },
})

/**
 * Goes from the home page to the cart by links, as a visitor does, with the keyboard: a pointer that rests on a card of the
 * next page preloads a larger picture, which Chromium then shows in the card. Returns a picture of each stop's content.
 */
async function visitStops(page: Page): Promise<Buffer[]> {
  await expectProductsLoaded(page)
  const pictures = [await takePicture(page)]
  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  await expectProductsLoaded(page)
  pictures.push(await takePicture(page))
  await page.getByRole('article').first().getByRole('link').first().press('Enter')
  await expect(page.getByRole('region', { name: 'Related Products' }).getByRole('article').first()).toBeVisible()
  pictures.push(await takePicture(page))
  // Of a related product, because the button without a title only logs the product's id (spec §2).
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .press('Enter')
  await cartLink(page, 1).press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
  pictures.push(await takePicture(page))
  return pictures
}

/** Plays the recording in a new profile that reaches nothing except the site's files. Returns pictures of the stops. */
async function play(browser: Browser, siteUrl: string, har: string): Promise<Buffer[]> {
  const context = await browser.newContext(SCREEN)
  const missing: string[] = []
  await context.route(
    (url) => !url.href.startsWith(siteUrl),
    async (route) => {
      missing.push(route.request().url())
      await route.abort()
    },
  )
  const page = await context.newPage()
  await page.goto(siteUrl)
  await openPart(page, 'Recordings')
  await lab(page).getByLabel('Load recording').setInputFiles(har)
  await expect(lab(page).getByText(/^Playing \d+ calls of/)).toBeVisible()
  await closeLab(page)
  const pictures = await visitStops(page)
  expect(missing).toEqual([])
  await context.close()
  return pictures
}

/** Compares the pictures of each stop. They are kept beside the results of a failed test. */
async function expectSamePictures(recorded: Buffer[], played: Buffer[]) {
  for (const [index, stop] of STOPS.entries()) {
    const [first = Buffer.of(), second = Buffer.of()] = [recorded[index], played[index]]
    writeFileSync(test.info().outputPath(`${stop}-recorded.png`), first)
    writeFileSync(test.info().outputPath(`${stop}-played.png`), second)
    expect([stop, await countDifferentPixels(first, second)]).toEqual([stop, 0])
  }
}

test('a HAR file of a live shop shows the same pages when that server is gone', async ({ browser, siteUrl }) => {
  const har = test.info().outputPath('live.har')
  const api = await startApiProcess(['--site', basePath])
  const live = await serveFolder('dist', {
    basePath,
    config: JSON.stringify({ api: { mode: 'live', baseUrl: api.origin } }),
  })
  const context = await browser.newContext({ ...SCREEN, recordHar: { path: har, content: 'embed' } })
  // Prices that only this server has.
  await context.route(`${api.origin}/api/**`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"price":"', '"price":"7')
    await route.fulfill({ response, body })
  })
  const page = await context.newPage()
  await page.goto(live.origin + basePath)
  await expectHydrated(page)
  const recorded = await visitStops(page)
  await context.close()
  await Promise.all([api.stop(), live.close()])

  await expectSamePictures(recorded, await play(browser, siteUrl, har))
})

test('a recording that the shop saved shows the same pages in another profile', async ({ browser, siteUrl }) => {
  const context = await browser.newContext(SCREEN)
  const page = await context.newPage()
  await page.goto(`${siteUrl}?demo=texts-long`)
  const recorded = await visitStops(page)
  await openPart(page, 'Recordings')
  const saving = page.waitForEvent('download')
  await lab(page).getByRole('button', { name: 'Save recording' }).click()
  const file = await saving
  const har = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(har)
  await expect(lab(page).getByText(/^Saved \d+ calls \(\d+ kB\)\.$/)).toBeVisible()
  const id = await page.evaluate(() => localStorage.getItem('cart-id') ?? '')
  expect(readFileSync(har, 'utf8')).not.toContain(id)
  await context.close()

  await expectSamePictures(recorded, await play(browser, siteUrl, har))
})

test('a recording survives a reload, keeps the cart id, marks other calls, and can be stopped', async ({
  page,
  context,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(siteUrl)
  await addFirstProduct(page)
  const cartId = () => page.evaluate(() => localStorage.getItem('cart-id'))
  const id = await cartId()
  await openPart(page, 'Recordings')
  await lab(page)
    .getByLabel('Load recording')
    .setInputFiles({ name: 'seven.har', mimeType: '', buffer: Buffer.from(SEVEN) })
  await expect(lab(page).getByText('Playing 1 call of seven.har.')).toBeVisible()
  await expect(lab(page).getByText('answers every API call with a recording')).toBeVisible()
  await expect(cartLink(page, 7)).toBeVisible()
  await lab(page).getByRole('button', { name: 'Last calls' }).click()
  const brands = lab(page)
    .getByRole('list', { name: 'Last calls' })
    .getByRole('listitem')
    .filter({ hasText: '/api/brands' })
  await expect(brands.first()).toContainText('not in the recording')
  await lab(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl)

  const texts = await recordVisibleTexts(page, 'article')
  await page.reload()
  await expect(cartLink(page, 7)).toBeVisible()
  await expect(page.getByText(FAILED)).toBeVisible()
  expect(await texts()).toEqual([])
  expect(await cartId()).toBe(id)

  await openPart(page, 'Recordings')
  await lab(page).getByRole('button', { name: 'Stop playing' }).click()
  await expect(cartLink(page, 1)).toBeVisible()
  await page.reload()
  await expect(cartLink(page, 1)).toBeVisible()
})
