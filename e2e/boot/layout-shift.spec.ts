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

/** Runs in the page. Layout shifts of a frame are reported with the next one. */
const untilShiftsAreReported = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
