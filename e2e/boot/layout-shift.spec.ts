import { expect, test } from '../fixtures.ts'
import { layoutShift, measureLayoutShift } from '../helpers/layout-shift.ts'
import { expectHydrated, holdFiles, loadedFonts, openWithoutScripts } from '../helpers/page.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures layout shift')

for (const width of [390, 1440]) {
  test(`hydration moves nothing up or down at ${width} pixels`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await openWithoutScripts(page, siteUrl)
    await page.waitForFunction(() => document.readyState === 'interactive')
    await page.evaluate(untilShiftsAreReported)
    await page.evaluate(measureLayoutShift)
    release()
    await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
    await page.evaluate(untilShiftsAreReported)
    expect((await layoutShift(page)).vertical).toBe(0)
  })

  test(`while the HTML is parsed, nothing above the first product moves at ${width} pixels`, async ({
    page,
    siteUrl,
  }) => {
    // Without the app's scripts, which would move things themselves, as would the message that scripts failed to load.
    const html = (await (await page.request.get(siteUrl)).text()).replace(
      /<script type="module".*?>|<link rel="modulepreload".*?>/g,
      '',
    )
    const [start, end] = [html.indexOf('<body'), html.indexOf('<article')]
    const tags = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index).filter((index) => index > start && index < end)
    const parts = [0, ...tags].map((tag, index) => html.slice(tag, tags[index]))
    await page.setViewportSize({ width, height: 900 })
    await page.route(siteUrl, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
    await page.goto(siteUrl)
    await page.evaluate(measureLayoutShift)
    await page.evaluate(paintEach, parts.slice(0, -1))
    await page.evaluate(untilShiftsAreReported)
    await expect(page.getByRole('button', { name: 'List view' })).toBeVisible()
    const { all, vertical } = await layoutShift(page)
    expect(vertical).toBe(0)
    expect(all).toBeLessThan(0.01)
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

/** Runs in the page. Replaces the document with one whose HTML arrives in parts, each of which is painted. */
async function paintEach(parts: string[]) {
  document.open()
  for (const part of parts) {
    document.write(part)
    await new Promise(requestAnimationFrame)
  }
}
