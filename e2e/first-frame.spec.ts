import type { Page } from '@playwright/test'
import { layoutShift, watchShifts } from './layout-shift.ts'
import { expect, hold, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('what a phone’s first frame leaves out is there once the page is read', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await expect(page.locator('html:not([data-parsing])')).toBeVisible()
  const items = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem')
  await expect(items.nth(3)).toHaveCSS('display', 'list-item')
  const fifth = page.getByRole('article').nth(4)
  await fifth.scrollIntoViewIfNeeded()
  await expect(fifth.getByRole('button', { name: /^Add to Cart/ })).toBeInViewport()
})

test('a face that never arrives holds back neither the app nor the other face', async ({ page, shopUrl }) => {
  await page.route('**/jetbrains-mono*', () => new Promise(() => {}))
  await page.goto(shopUrl, { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await expect.poll(() => arrivedFaces(page)).toEqual(['Instrument Sans Variable'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const width of [390, 1440])
  test(`nothing moves when the faces arrive after the app, at ${width} pixels`, async ({
    page,
    browserName,
    shopUrl,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium measures layout shift')
    await page.setViewportSize({ width, height: 844 })
    const release = await hold(page, '**/*.woff2')
    await page.goto(shopUrl, { waitUntil: 'commit' })
    await expect(page.locator('html[data-hydrated]')).toBeVisible()
    await page.evaluate(watchShifts)
    expect(await arrivedFaces(page)).toEqual([])
    release()
    await expect.poll(() => arrivedFaces(page)).toEqual(['Instrument Sans Variable', 'JetBrains Mono Variable'])
    await page.evaluate(nextFrame)
    expect((await layoutShift(page)).all).toBeLessThan(0.01)
  })

test('most of the app is compiled while it arrives, off the main thread', async ({
  browser,
  browserName,
  page,
  shopUrl,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has the DevTools protocol')
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-v8.compile'] })
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const threads = new Map(
    traceEvents.flatMap(({ name, pid, tid, args }) => (name === 'thread_name' ? [[`${pid} ${tid}`, args.name]] : [])),
  )
  const compiled = traceEvents.flatMap(({ name, pid, tid }) =>
    name === 'V8.CompileIgnition' ? [threads.get(`${pid} ${tid}`)] : [],
  )
  const isMain = (thread: string | undefined) => thread === 'CrRendererMain'
  expect(compiled.filter((thread) => !isMain(thread)).length).toBeGreaterThan(2 * compiled.filter(isMain).length)
})

/** One function that was compiled, or the name of a thread. */
type TraceEvent = { name: string; pid: number; tid: number; args: { name?: string } }

/** The shop's own faces that text is set in by now, not their fallbacks. */
const arrivedFaces = (page: Page) =>
  page.evaluate(() => {
    const loaded = Array.from(document.fonts).filter(({ status }) => status === 'loaded')
    // Firefox says a family's name in quotes.
    const families = loaded.map(({ family }) => family.replaceAll('"', ''))
    return families.filter((family) => family.endsWith('Variable')).toSorted()
  })

/** What a frame has moved is told with the one after it. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
