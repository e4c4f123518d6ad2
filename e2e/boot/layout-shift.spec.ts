import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { layoutShift, measureLayoutShift } from '../helpers/layout-shift.ts'
import { expectHydrated, holdFiles, loadedFonts } from '../helpers/page.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures layout shift')

for (const width of [390, 1440]) {
  test(`hydration moves nothing up or down at ${width} pixels`, async ({ page, siteUrl }) => {
    await page.addInitScript(measureLayoutShift)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl)
    await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
    expect((await layoutShift(page)).vertical).toBe(0)
  })

  test(`an empty cart moves nothing at ${width} pixels when it is loaded`, async ({ page, siteUrl }) => {
    await page.addInitScript(measureLayoutShift)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl}cart/`)
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.evaluate(untilShiftsAreReported)
    expect((await layoutShift(page)).vertical).toBe(0)
  })

  test(`web fonts that load after hydration move nothing at ${width} pixels`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdFiles(page, '**/*.woff2')
    await page.goto(siteUrl, { waitUntil: 'commit' })
    await expectHydrated(page)
    await page.evaluate(measureLayoutShift)
    expect(await loadedFonts(page)).toEqual([])
    release()
    await expect.poll(() => loadedFonts(page)).toEqual(['Instrument Sans Variable', 'JetBrains Mono Variable'])
    await page.evaluate(untilShiftsAreReported)
    expect((await layoutShift(page)).all).toBeLessThan(0.01)
  })
}

test('the parts of a listing’s toolbar have their places before the rest of it is parsed', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  // Without the app's scripts, which would move the parts themselves, as would the message that scripts failed to load.
  const html = (await (await page.request.get(siteUrl)).text()).replace(
    /<script type="module".*?>|<link rel="modulepreload".*?>/g,
    '',
  )
  const [start, end] = [html.indexOf('aria-label="Products"'), html.indexOf('aria-label="List view"')]
  const parts = [page.getByText(/^\d+ products$/), page.getByRole('button', { name: 'Filters' })]
  const placeOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box && [box.x, box.y]
  }
  let parsed = html.length
  await page.route(siteUrl, (route) => route.fulfill({ body: html.slice(0, parsed), contentType: 'text/html' }))
  const showUntil = async (tag: number) => {
    parsed = tag
    await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
    return Promise.all(parts.map(async (part) => ((await part.count()) > 0 ? placeOf(part) : null)))
  }
  const whole = await showUntil(html.length)
  expect(whole).not.toContain(null)
  const tags = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index).filter((index) => index > start && index < end)
  for (const tag of tags) {
    const [count, filters] = await showUntil(tag)
    expect.soft(count, html.slice(tag - 40, tag)).toEqual(count && whole[0])
    expect.soft(filters, html.slice(tag - 40, tag)).toEqual(filters && whole[1])
  }
})

/** Runs in the page. Layout shifts of a frame are reported with the next one. */
const untilShiftsAreReported = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
