import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHydrated, setWidth } from '../helpers/page.ts'

const ticker = (page: Page) => page.getByRole('region', { name: 'Featured products' })

/** Moves the pointer away from the ticker. */
const leave = (page: Page) => page.mouse.move(600, 600)

/** Returns the ticker's CSS animation: duration and current time in milliseconds, and play state. */
const animation = (page: Page) =>
  ticker(page).evaluate((region) => {
    const [running] = region.getAnimations({ subtree: true })
    if (!running) return null
    return {
      duration: running.effect?.getComputedTiming().duration,
      state: running.playState,
      time: Number(running.currentTime),
    }
  })
const state = async (page: Page) => (await animation(page))?.state

test.beforeEach(async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  await leave(page)
})

test('the ticker moves, 180 seconds per cycle', async ({ page }) => {
  const before = await animation(page)
  expect(before).toMatchObject({ duration: 180_000, state: 'running' })
  await expect.poll(async () => (await animation(page))?.time).toBeGreaterThan(before?.time ?? 0)
})

test('the ticker pauses while the pointer is over it', async ({ page }) => {
  await ticker(page).hover()
  expect(await state(page)).toBe('paused')
  await leave(page)
  expect(await state(page)).toBe('running')
})

test('the ticker pauses while it has keyboard focus, and scrolls the focused link into view', async ({ page }) => {
  const links = ticker(page).getByRole('link')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause ticker' })).toBeFocused()
  expect(await state(page)).toBe('paused')
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
    expect(await state(page)).toBe('paused')
  }
  // The duplicate list is not in the tab order, so the header comes next.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /main site/ })).toBeFocused()
  expect(await state(page)).toBe('running')
})

test('the button pauses and resumes the ticker, by pointer and by keyboard', async ({ page }) => {
  const pause = page.getByRole('button', { name: 'Pause ticker' })
  const play = page.getByRole('button', { name: 'Play ticker' })
  await pause.click()
  await leave(page)
  expect(await state(page)).toBe('paused')
  await play.click()
  await leave(page)
  expect(await state(page)).toBe('running')
  await pause.press('Enter')
  expect(await state(page)).toBe('paused')
  await play.press('Enter')
  expect(await state(page)).toBe('running')
})

test('a product in the duplicate list opens on click', async ({ page }) => {
  const lists = ticker(page).locator('ul')
  await expect(lists).toHaveCount(2)
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
  // Hovering pauses the animation, which would otherwise restart a second later.
  await ticker(page).hover()
  await ticker(page).evaluate((region) => {
    for (const running of region.getAnimations({ subtree: true })) running.currentTime = 179_000
  })
  await lists.nth(1).locator('a[href*="/products/"]').first().click()
  await expect(page).toHaveURL(/\/products\//)
})

test('the two lists follow each other without a gap at any width and on pages set from right to left', async ({
  page,
}) => {
  for (const [width, dir] of [
    [360, 'ltr'],
    [1440, 'rtl'],
    [3840, 'ltr'],
  ] as const) {
    await setWidth(page, width, 800)
    await page.evaluate((direction) => Object.assign(document.documentElement, { dir: direction }), dir)
    const [first, second] = await ticker(page)
      .locator('ul')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()))
    const visible = await ticker(page).locator('.window').boundingBox()
    expect(first?.width).toBeGreaterThanOrEqual(visible?.width ?? Number.POSITIVE_INFINITY)
    expect(second?.width).toBeCloseTo(first?.width ?? 0)
    expect(second?.left).toBeCloseTo(first?.right ?? 0)
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 800 } })

  test('the ticker does not move and can be scrolled to its end', async ({ page }) => {
    expect(await animation(page)).toBeNull()
    const last = ticker(page).getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
  })
})
