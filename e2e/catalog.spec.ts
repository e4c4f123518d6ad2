import type { Page } from '@playwright/test'
import { products } from '#fixtures/products.ts'
import { expect, goBack, test } from './shop.ts'

/** Every category has more products than a page shows. */
const PAGE_SIZE = 24
const laptops = products.filter(({ category }) => category === 'Laptops').length

test('a search for 4090 gives /?search=4090, as it is written', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await page.getByRole('searchbox', { name: 'Search products' }).fill(' 4090 ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shopUrl}?search=4090`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('Back from a product restores filters, sort, page and scroll position', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await page.getByRole('checkbox', { name: '$100 to $250' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' })
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const url = page.url()
  expect(url).toContain('?priceRanges=100-250,500%2B&sort=price-asc&page=2')
  // Until its products are there, those of the page before are in their place.
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')

  const card = page.getByRole('article').nth(9)
  // Brings it where it can be clicked: the click itself must not scroll any more.
  await card.getByRole('link').hover()
  const title = (await card.getByRole('link').textContent()) ?? ''
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  const place = await card.boundingBox()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await goBack(page)
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('checkbox', { name: 'Over $500' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  // The same card is there, though those above it were not laid out yet.
  await expect.poll(() => card.boundingBox().then((box) => box && Math.round(box.y))).toBe(place && Math.round(place.y))
})

for (const [screen, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  for (const address of ['?sort=price-asc', 'category/laptops/?sort=price-asc']) {
    test(`a reload of /${address} stays where it is, in the middle and at the end, on a ${screen}`, async ({
      page,
      shopUrl,
    }) => {
      const settled = () => expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
      await page.setViewportSize({ width, height })
      await page.goto(shopUrl + address)
      await settled()
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (const place of [900, end]) {
        await page.evaluate(
          (top) =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, { once: true })
              scrollTo(0, top)
            }),
          place,
        )
        await page.reload()
        await settled()
        await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
      }
    })
  }
}

test('a shared link restores the view', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}?categoryId=cat-laptops&sort=price-desc`)
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-desc')
})

test('a card shows its second picture once it is pointed at, and a page of cards stays below 600 kB of pictures', async ({
  page,
  shopUrl,
}) => {
  const pictures = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image') pictures.set(response.url(), (await response.body()).length)
  })
  await page.goto(shopUrl)
  const cards = page.getByRole('article')
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  }
  await expect.poll(() => pictures.size).toBeGreaterThanOrEqual(24)
  expect([...pictures.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThan(600_000)

  await cards.last().hover()
  const second = cards.last().locator('img').nth(1)
  await expect(second).toHaveCSS('opacity', '1')
  await expect(second).toHaveAttribute('src', /-2\.avif$/)
  await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
})

test('on a phone the filters are a drawer from below, usable by keyboard', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopUrl)
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: /^Laptops/ }).click()
  await expect(drawer.getByRole('button', { name: `Show ${laptops} products` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
})

for (const width of [360, 390, 820, 1440]) {
  test(`nothing scrolls sideways at ${width} wide`, async ({ page, shopUrl }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', 'category/laptops/', 'products/aurelle-studio-one/', 'cart/']) {
      await page.goto(shopUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('a card is as tall laid out as before it, so that no row moves', async ({ page, shopUrl }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shopUrl)
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(PAGE_SIZE)
    const [planned, laidOut] = await cards.evaluateAll((all) =>
      ['hidden', 'visible'].map((visibility) => {
        for (const card of all) if (card instanceof HTMLElement) card.style.contentVisibility = visibility
        return all.map((card) => card.getBoundingClientRect().height)
      }),
    )
    for (const [index, height] of laidOut?.entries() ?? []) expect(height).toBeCloseTo(planned?.[index] ?? 0, 1)
  }
})

test('a slow answer veils the cards that wait for it and nothing else, and a quick one not even them', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}?demo=slow-3s`)
  expect(await sortAndAwaitVeil(page)).toBeGreaterThan(QUICK)
  const grid = page.locator('main [aria-busy]')
  const [veil, cards] = await grid.evaluate((element) => {
    const { width, height } = getComputedStyle(element, '::after')
    const box = element.getBoundingClientRect()
    return [[width, height].map(Number.parseFloat).map(Math.round), [box.width, box.height].map(Math.round)]
  })
  expect(veil).toEqual(cards)
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  expect(await grid.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('0')
})

test('under reduced motion a slow answer veils the cards no sooner', async ({ page, shopUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${shopUrl}?demo=slow-3s`)
  expect(await sortAndAwaitVeil(page)).toBeGreaterThan(QUICK)
})

/** A quick answer, in milliseconds. The veil comes after 300, but they count from the frame before the press. */
const QUICK = 100

/** Returns the milliseconds from where the grid waits for its products until they are veiled. */
async function sortAndAwaitVeil(page: Page): Promise<number> {
  const grid = page.locator('main [aria-busy]')
  // The prerendered page's grid goes first, then there are no products for as long as they take.
  for (const isBusy of ['true', 'false']) await expect(grid).toHaveAttribute('aria-busy', isBusy)
  await grid.evaluate((element) => {
    let since = Number.NaN
    new MutationObserver(() => {
      since = performance.now()
    }).observe(element, { attributeFilter: ['aria-busy'] })
    const lookUntilVeiled = async () => {
      while (getComputedStyle(element, '::after').opacity === '0') await new Promise(requestAnimationFrame)
      return performance.now() - since
    }
    Object.assign(window, { veiled: lookUntilVeiled() })
  })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  return page.evaluate(() => Reflect.get(window, 'veiled'))
}

test('product pages answer with content, head and structured data before any script runs', async ({
  request,
  shopUrl,
}) => {
  const html = await (await request.get(`${shopUrl}products/aurelle-studio-one/`)).text()
  expect(html).toContain('<title>Aurelle Studio One · Overtone</title>')
  const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '')['@type'],
  )
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(html).toContain('Related Products')
  const category = await (await request.get(`${shopUrl}category/cameras/`)).text()
  expect(category.match(/<article/g)).toHaveLength(PAGE_SIZE)
  const home = await (await request.get(shopUrl)).text()
  expect(home).toContain('"ItemList"')
})

test('a swipe turns the gallery', async ({ browser, browserName, shopUrl }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has the DevTools protocol')
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${shopUrl}products/aurelle-studio-one/`)
  const stage = page.getByRole('img', { name: /image 1 of 3/ })
  await expect(stage).toBeVisible()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  await touch('touchStart', 300)
  for (const x of [260, 200, 140]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(page.getByRole('img', { name: /image 2 of 3/ })).toBeVisible()
  await context.close()
})
