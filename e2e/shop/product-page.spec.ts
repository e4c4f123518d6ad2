/** Layout and gestures of the product page (docs/design.md, Product page). */
import type { Locator, Page } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, test } from '../fixtures.ts'
import { expectHydrated, setWidth } from '../helpers/page.ts'

const PATH = `products/${studioHeadphones.id}/`

async function edgesOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { left: x, top: y, right: x + width, bottom: y + height }
}

test('a phone’s first screen shows picture, name and price above the buttons', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The name of this product is too long for one line of breadcrumbs.
  await page.goto(`${siteUrl}products/aurelle-studio-two/`)
  const main = page.getByRole('main')
  const picture = await edgesOf(main.getByRole('img', { name: 'Aurelle Studio Two Wireless, image 1 of 3' }))
  const name = await edgesOf(page.getByRole('heading', { level: 1 }))
  const price = await edgesOf(main.getByText('$449.00').first())
  const buttons = await edgesOf(main.getByRole('button', { name: 'Buy Now' }))
  expect(picture.top).toBeGreaterThan(0)
  expect(name.top).toBeGreaterThanOrEqual(picture.bottom)
  expect(price.top).toBeGreaterThanOrEqual(name.bottom)
  expect(buttons.top).toBeGreaterThan(price.bottom)
  expect(buttons.bottom).toBeLessThanOrEqual(844)

  await test.step('the picture is as wide as the window, and only the zoom’s button covers it', async () => {
    expect([picture.left, picture.right]).toEqual([0, 390])
    const gallery = page.getByRole('group', { name: 'Product images' })
    for (const control of ['Previous image', 'Next image', 'Show image 1']) {
      const { top } = await edgesOf(gallery.getByRole('button', { name: control }))
      expect(top, control).toBeGreaterThanOrEqual(picture.bottom)
    }
  })
})

test('at any width, no related product covers the fixed buttons, and no focus ring is cut', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl + PATH)
  const main = page.getByRole('main')
  for (const width of [390, 620, 820]) {
    await setWidth(page, width, 844)
    const relatedButton = page.getByRole('button', { name: /^Add to Cart: / }).first()
    // Scrolls until the related product's button is behind the fixed one.
    await relatedButton.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 60))
    await expect(relatedButton).toBeInViewport()
    const box = await edgesOf(main.getByRole('button', { name: 'Buy Now' }))
    const topmost = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=button]')?.textContent,
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const,
    )
    expect(topmost, `at ${width} px`).toBe('Buy Now')
  }
  for (const width of [620, 820, 1440]) {
    await setWidth(page, width, 844)
    for (const name of ['Share', 'Show image 1']) {
      const space = await main.getByRole('button', { name, exact: true }).evaluate((button) => {
        let box = button.parentElement
        while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
        if (!box) throw new Error('No scrolling box')
        const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()]
        const { clientWidth, scrollWidth } = box
        return { inline: [inner.left - outer.left, outer.right - inner.right], clientWidth, scrollWidth }
      })
      // The ring is 2 pixels wide and 2 pixels away.
      expect(Math.round(Math.min(...space.inline)), `${name} at ${width} px`).toBeGreaterThanOrEqual(4)
      // The column of the facts scrolls only up and down.
      if (name === 'Share') expect(space.scrollWidth).toBe(space.clientWidth)
    }
  }
})

test('at 1440 by 900, facts and button are beside the gallery and stay visible while the description scrolls', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl + PATH)
  const buy = page.getByRole('button', { name: 'Buy Now' })
  const readings = await edgesOf(page.getByRole('main').locator('dl').first())
  expect((await edgesOf(buy)).bottom).toBeLessThan(readings.top)
  expect(readings.bottom).toBeLessThanOrEqual(900)

  const gallery = await edgesOf(page.getByRole('group', { name: 'Product images' }))
  const facts = page.getByRole('region', { name: 'Product Information' })
  const description = page.getByRole('region', { name: 'Description' })
  expect((await edgesOf(buy)).left).toBeGreaterThan(gallery.right)
  expect((await edgesOf(facts)).top).toBeLessThan(gallery.bottom)
  expect((await edgesOf(description)).right).toBe(gallery.right)
  await description.evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(buy).toBeInViewport()
  await expect(facts).toBeInViewport()

  // In the DOM, the sections are in the specification's order.
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(names).toEqual(['Our review', 'Product Information', 'Description', 'Related Products'])
})

test.describe('the gallery by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has the DevTools protocol')

  const picture = (page: Page, number: number) => page.getByRole('img', { name: `image ${number} of 3` })

  /** Opens the product. The returned `swipe` drags a finger along horizontal positions and stops before it lifts it. */
  async function openForSwipes(page: Page, siteUrl: string) {
    // Replaces the blank page, because a swipe back at the first picture is Chromium's gesture for Back.
    await page.evaluate((url) => location.replace(url), siteUrl + PATH)
    await expectHydrated(page)
    const session = await page.context().newCDPSession(page)
    const swipe = async (start: number, ...path: [number, number, number]) => {
      // Times of the events, in seconds. With those of their arrival, the speed and thus the way would depend on the load.
      let timestamp = Date.now() / 1000
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
        timestamp += 0.2
        return session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
          timestamp,
        })
      }
      await touch('touchStart', start)
      for (const x of [...path, path[2]]) await touch('touchMove', x)
      await touch('touchEnd')
    }
    return { session, swipe }
  }

  test('swipes show the next and the previous picture, and stop at the first', async ({ page, siteUrl }) => {
    const { swipe } = await openForSwipes(page, siteUrl)
    await swipe(320, 260, 160, 60)
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('status').getByText('Image 2 of 3')).toBeAttached()
    for (const count of [1, 2]) {
      await swipe(60, 160, 260, 320)
      await expect(picture(page, 1), `after ${count} swipes back`).toBeInViewport({ ratio: 0.99 })
    }
    await expect(page.getByRole('group', { name: 'Product images' }).getByRole('img')).toHaveCount(1)
  })

  test('a tap on the picture opens it larger than the window, and a swipe does not open it', async ({
    page,
    siteUrl,
  }) => {
    const { swipe } = await openForSwipes(page, siteUrl)
    const zoom = page.getByRole('dialog', { name: studioHeadphones.title })
    await swipe(320, 260, 160, 60)
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 })
    await expect(zoom).toBeHidden()
    await picture(page, 2).tap()
    const { left, right } = await edgesOf(zoom.getByRole('img'))
    expect(left).toBeLessThan(0)
    expect(Math.abs(left + right - 390)).toBeLessThan(2)
  })

  test('on a page that is set from right to left, the gallery stays from left to right', async ({ page, siteUrl }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(document.documentElement, { dir: 'rtl' }))
    })
    const { swipe } = await openForSwipes(page, siteUrl)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'Next image' }).click()
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 })
    await swipe(320, 260, 160, 60)
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.99 })
    await picture(page, 3).tap()
    const zoom = page.getByRole('dialog', { name: studioHeadphones.title })
    const { left, right } = await edgesOf(zoom.getByRole('img', { name: 'image 3 of 3' }))
    expect(Math.abs(left + right - 390)).toBeLessThan(2)
    const [previous, next] = await Promise.all(
      ['Previous image', 'Next image'].map((name) => edgesOf(zoom.getByRole('button', { name }))),
    )
    expect(previous?.right).toBeLessThan(next?.left ?? 0)
  })

  test('a drag on the zoomed page does not change the picture', async ({ page, siteUrl }) => {
    const { session, swipe } = await openForSwipes(page, siteUrl)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
    await swipe(320, 260, 160, 60)
    expect(await page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0)
    await expect(picture(page, 1)).toBeAttached()
  })
})

test('Alt+ArrowLeft, the shortcut of Back, does not change the picture', async ({ page, siteUrl }) => {
  await page.goto(siteUrl + PATH)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Next image' }).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: 'image 3 of 3' })).toBeVisible()
})
