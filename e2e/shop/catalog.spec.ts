import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectProductsLoaded, goBack, loadedFonts, setWidth } from '../helpers/page.ts'
import { countBlank } from '../helpers/pictures.ts'
import { prerenderedPages } from '../helpers/prerendered.ts'

const PAGE_SIZE = 24

test('Back from a product restores filters, sort, page and scroll position', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await page.getByRole('checkbox', { name: '$100 to $250' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' })
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const url = page.url()
  expect(url).toContain('?priceRanges=100-250,500%2B&sort=price-asc&page=2')
  await expectProductsLoaded(page)

  const card = page.getByRole('article').nth(9)
  // Scrolls the link into view before the position is read, because a click scrolls too.
  await card.getByRole('link').hover()
  const title = (await card.getByRole('link').textContent()) ?? ''
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  const place = await card.boundingBox()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await goBack(page)
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('checkbox', { name: 'Over $500' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await expect.poll(() => card.boundingBox().then((box) => box && Math.round(box.y))).toBe(place && Math.round(place.y))
})

for (const { screen, viewport, path } of [
  { screen: 'desktop', viewport: { width: 1440, height: 900 }, path: '?sort=price-asc' },
  { screen: 'phone', viewport: { width: 390, height: 844 }, path: 'category/laptops/?sort=price-asc' },
]) {
  test(`a reload of /${path} on a ${screen} keeps the scroll position`, async ({ page, siteUrl }) => {
    await page.setViewportSize(viewport)
    await page.goto(siteUrl + path)
    await expectProductsLoaded(page)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const position of [900, end]) {
      await page.evaluate(
        (top) =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true })
            scrollTo(0, top)
          }),
        position,
      )
      await page.reload()
      await expectProductsLoaded(page)
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position)
    }
  })
}

test('a card shows its second picture on hover, and all first pictures together stay below 600 kB', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  const cards = page.getByRole('article')
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  }
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img' ? [entry.encodedBodySize] : [],
      ),
  )
  expect(sizes.length).toBeGreaterThanOrEqual(PAGE_SIZE)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(600_000)

  await cards.last().hover()
  const second = cards.last().locator('img').nth(1)
  await expect(second).toHaveCSS('opacity', '1')
  await expect(second).toHaveAttribute('src', /-2\.avif$/)
  await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
})

test('a card has the same height before and after its layout, or a line more for a long title', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(PAGE_SIZE)
  await expect.poll(() => loadedFonts(page)).toHaveLength(2)
  for (const width of [390, 820, 1440]) {
    await setWidth(page, width)
    const [before, after] = await cards.evaluateAll((all) =>
      ['hidden', 'visible'].map((visibility) => {
        for (const card of all) if (card instanceof HTMLElement) card.style.contentVisibility = visibility
        return all.map((card) => card.getBoundingClientRect().height)
      }),
    )
    expect(after).toHaveLength(PAGE_SIZE)
    const added = after?.map((height, index) => height - (before?.[index] ?? 0)) ?? []
    const grown = added.filter((pixels) => Math.abs(pixels) > 0.05)
    for (const pixels of grown) expect(pixels).toBeCloseTo(20.25, 0)
    // Two rows. At 390 pixels there is room for two lines of every title.
    expect(grown.length).toBeLessThanOrEqual(width === 390 ? 0 : 8)
  }
})

for (const width of [390, 1440]) {
  test(`a screenshot of the full page at ${width} pixels shows every card`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(siteUrl)
    await expectProductsLoaded(page)
    const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()))
    expect(await countBlank(await page.screenshot({ fullPage: true }), boxes)).toBe(0)
  })
}

test('on a phone, the first product of every category starts at most 400 pixels below the top', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl)
  await page.getByRole('button', { name: 'Got it' }).click()
  for (const path of prerenderedPages().filter((known) => known.startsWith('category/'))) {
    await page.goto(siteUrl + path)
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.y, path).toBeLessThanOrEqual(400)
  }
})

/** Less than the overlay's delay of 300 ms, because the measurement can start up to a frame late. */
const MIN_DELAY = 100

test('an overlay covers exactly the cards while a slow response is pending, after the same delay with reduced motion', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}?demo=slow-3s`)
  const grid = page.locator('main [aria-busy]')
  // The scenario replaces the prerendered products by a loading state first.
  for (const isBusy of ['true', 'false']) await expect(grid).toHaveAttribute('aria-busy', isBusy)
  expect(await sortAndAwaitOverlay(page, 'Price: Low to High')).toBeGreaterThan(MIN_DELAY)
  const [overlay, cards] = await grid.evaluate((element) => {
    const { width, height } = getComputedStyle(element, '::after')
    const box = element.getBoundingClientRect()
    return [[width, height].map(Number.parseFloat).map(Math.round), [box.width, box.height].map(Math.round)]
  })
  expect(overlay).toEqual(cards)
  await expectProductsLoaded(page)
  await expect.poll(() => grid.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await sortAndAwaitOverlay(page, 'Price: High to Low')).toBeGreaterThan(MIN_DELAY)
})

/** Changes the sort order. Returns the milliseconds between the grid's `aria-busy` and its overlay. */
async function sortAndAwaitOverlay(page: Page, order: string): Promise<number> {
  const grid = page.locator('main [aria-busy]')
  await grid.evaluate((element) => {
    let busySince = Number.NaN
    new MutationObserver(() => {
      busySince = performance.now()
    }).observe(element, { attributeFilter: ['aria-busy'] })
    const measure = async () => {
      while (getComputedStyle(element, '::after').opacity === '0') await new Promise(requestAnimationFrame)
      return performance.now() - busySince
    }
    Object.assign(window, { overlayDelay: measure() })
  })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
  return page.evaluate(() => Reflect.get(window, 'overlayDelay'))
}
