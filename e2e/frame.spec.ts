import type { Page } from '@playwright/test'
import { layoutShift, watchShifts } from './layout-shift.ts'
import { expect, holdScripts, test } from './shop.ts'

const CYCLE = 180_000

const ticker = (page: Page) => page.getByRole('region', { name: 'Featured products' })

/** The strip's one animation: how long a cycle takes, whether it runs, how far it is. */
const motion = (page: Page) =>
  ticker(page).evaluate((strip) => {
    const [animation] = strip.getAnimations({ subtree: true })
    if (!animation) return null
    return {
      cycle: animation.effect?.getComputedTiming().duration,
      state: animation.playState,
      at: Number(animation.currentTime),
    }
  })
const state = async (page: Page) => (await motion(page))?.state

/** A browser drops the whole rule when it doesn't know one of its selectors. */
const forgetRulesWith = (page: Page, selector: string) =>
  page.evaluate((unknown) => {
    const forget = (group: CSSStyleSheet | CSSGroupingRule) => {
      // From the last, for the others keep their places.
      for (const [index, rule] of Object.entries(group.cssRules).toReversed()) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(unknown)) group.deleteRule(Number(index))
        else if (rule instanceof CSSGroupingRule) forget(rule)
      }
    }
    for (const sheet of document.styleSheets) forget(sheet)
  }, selector)

test.describe('the ticker', () => {
  test.beforeEach(async ({ page, shopUrl }) => {
    await page.goto(shopUrl)
    await expect(page.locator('html[data-hydrated]')).toBeVisible()
    await page.mouse.move(600, 600)
  })

  test('takes 180 seconds a cycle, and moves', async ({ page }) => {
    const before = await motion(page)
    expect(before).toMatchObject({ cycle: CYCLE, state: 'running' })
    await expect.poll(async () => (await motion(page))?.at).toBeGreaterThan(before?.at ?? 0)
  })

  test('stops while the pointer hovers over it', async ({ page }) => {
    await ticker(page).hover()
    expect(await state(page)).toBe('paused')
    await page.mouse.move(600, 600)
    expect(await state(page)).toBe('running')
  })

  test('stops at keyboard focus, and shows what has it', async ({ page }) => {
    const links = ticker(page).getByRole('link')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Pause ticker' })).toBeFocused()
    expect(await state(page)).toBe('paused')
    for (let index = 0; index < (await links.count()); index++) {
      await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
      expect(await state(page)).toBe('paused')
    }
    // The second copy is not in the tab order: the header follows.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /main site/ })).toBeFocused()
    expect(await state(page)).toBe('running')
  })

  test('stops and goes on at its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause ticker' }).click()
    await page.mouse.move(600, 600)
    expect(await state(page)).toBe('paused')
    await page.getByRole('button', { name: 'Play ticker' }).click()
    await page.mouse.move(600, 600)
    expect(await state(page)).toBe('running')
    await page.getByRole('button', { name: 'Pause ticker' }).press('Enter')
    expect(await state(page)).toBe('paused')
    await page.getByRole('button', { name: 'Play ticker' }).press('Enter')
    expect(await state(page)).toBe('running')
  })

  test('stops under the pointer and at its button where :has() is unknown', async ({ page }) => {
    await forgetRulesWith(page, ':has(')
    await ticker(page).hover()
    expect(await state(page)).toBe('paused')
    await page.mouse.move(600, 600)
    expect(await state(page)).toBe('running')
    await page.getByRole('button', { name: 'Pause ticker' }).click()
    await page.mouse.move(600, 600)
    expect(await state(page)).toBe('paused')
  })

  test('leads to a product from either copy', async ({ page }) => {
    const copies = ticker(page).locator('ul')
    await expect(copies).toHaveCount(2)
    await expect(copies.nth(1)).toHaveAttribute('aria-hidden', 'true')
    // Stopped first: a second later the strip would begin anew.
    await ticker(page).hover()
    await ticker(page).evaluate((strip) => {
      for (const animation of strip.getAnimations({ subtree: true })) animation.currentTime = 179_000
    })
    await copies.nth(1).locator('a[href*="/products/"]').first().click()
    await expect(page).toHaveURL(/\/products\//)
  })

  for (const width of [360, 1440, 3840]) {
    test(`shows no gap at ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const [first, second] = await ticker(page)
        .locator('ul')
        .evaluateAll((copies) => copies.map((copy) => copy.getBoundingClientRect()))
      const strip = await ticker(page).locator('.window').boundingBox()
      expect(first?.width).toBeGreaterThanOrEqual(strip?.width ?? Number.POSITIVE_INFINITY)
      expect(second?.width).toBeCloseTo(first?.width ?? 0)
      expect(second?.left).toBeCloseTo(first?.right ?? 0)
    })
  }
})

test('under reduced motion the ticker stands still and can be read to its end', async ({ page, shopUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  expect(await motion(page)).toBeNull()
  const last = ticker(page).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('nothing above the content moves while the page comes to life', async ({ page, browserName, shopUrl }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium measures layout shift')
  await page.addInitScript(watchShifts)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shopUrl)
    await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
    expect((await layoutShift(page)).vertical).toBe(0)
  }
})

test('on a small screen the menu opens, closes with Escape and leads on', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shopUrl}cart/`)
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(main.getByRole('link')).toHaveCount(11)
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Colour scheme' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await main.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(main).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('subscribing sends nothing, even before the app is there', async ({ page, shopUrl }) => {
  await page.route('**/assets/*.js', (route) => route.abort('aborted'))
  await page.goto(`${shopUrl}cart/`)
  const before = page.url()
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(page.url()).toBe(before)
})

test('a search typed before the app is there is kept, and leads to its listing', async ({ page, shopUrl }) => {
  const release = await holdScripts(page)
  await page.goto(shopUrl, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.pressSequentially('4090')
  release()
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(`${shopUrl}?search=4090`)
  await expect(field).toBeFocused()
})

test('an empty search does nothing before the app is there either, and another is trimmed', async ({
  page,
  shopUrl,
}) => {
  const visited: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()))
  await holdScripts(page)
  await page.goto(shopUrl, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.press('Enter')
  await field.fill('   ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field.fill(' 4090 ')
  await field.press('Enter')
  await expect(page).toHaveURL(`${shopUrl}?search=4090`)
  expect(visited).toEqual([shopUrl, `${shopUrl}?search=4090`])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
