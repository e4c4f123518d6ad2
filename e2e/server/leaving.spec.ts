/** Changes of the cart reach a slow server even if the user leaves the page before the server has responded. */
import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { expect, test as siteTest } from '../fixtures.ts'
import { cartLink } from '../helpers/cart.ts'
import { newCart, startDelayedApi } from '../helpers/delayed-api.ts'
import { expectHydrated } from '../helpers/page.ts'

/** NIGHTLY is set by `npm run test:all`. */
const HISTORIES = process.env.NIGHTLY ? 20 : 5

/** Returns a test whose API responds to writes after `delay` milliseconds. */
const testWithDelay = (delay: number) =>
  siteTest.extend<object, { apiUrl: string }>({
    apiUrl: [
      async ({ apiUrl }, use) => {
        const { origin, close } = await startDelayedApi(apiUrl, delay)
        await use(origin)
        await close()
      },
      { scope: 'worker' },
    ],
  })

type Kind = 'add' | 'increase' | 'decrease' | 'remove'

const BUTTONS: Record<Kind, string> = {
  // The only button of a card that has its name as text.
  add: ':not([aria-label])',
  increase: '[aria-label^=Increase]',
  decrease: '[aria-label^=Decrease]',
  remove: '[aria-label^=Remove]',
}

/** Returns the selector of a button on a product's card or cart line. */
const button = (kind: Kind, product: string) => `:is(article, li):has([href$="/${product}"]) button${BUTTONS[kind]}`

type Click = { selector: string; pause: number }

/** Clicks buttons, each after a pause in milliseconds. Uses one `evaluate`, because more calls would add delays. */
const clickAll = (page: Page, clicks: Click[]) =>
  page.evaluate(async (all) => {
    for (const { selector, pause } of all) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      document.querySelector<HTMLElement>(selector)?.click()
    }
  }, clicks)

/** Returns the ids of the listing's first three products. */
async function firstProducts(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => href.split('/').findLast(Boolean) ?? '')
}

async function openWithCart(page: Page, cartId: string, url: string) {
  await page.evaluate((id) => localStorage.setItem('cart-id', id), cartId)
  await page.goto(url, { waitUntil: 'commit' })
}

async function expectReady(page: Page, selector: string) {
  await expectHydrated(page)
  await expect(page.locator(selector)).toBeVisible()
}

const WAYS: Record<string, (page: Page, retailer: string) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'a link to another site': (page, retailer) =>
    page.evaluate((url) => {
      location.href = url
    }, retailer),
  // Without this option, Playwright closes the page without its unload events.
  'closing the tab': (page) => page.close({ runBeforeUnload: true }),
}

const slowTest = testWithDelay(2000)

for (const [way, leave] of Object.entries(WAYS)) {
  slowTest(
    `after three clicks on Add to Cart and ${way}, the server has all three products`,
    async ({ page, siteUrl, apiUrl }) => {
      const cart = newCart(apiUrl)
      await page.goto(siteUrl)
      const products = await firstProducts(page)
      await openWithCart(page, cart.id, siteUrl)
      await expectReady(page, button('add', products[0] ?? ''))
      await clickAll(
        page,
        products.map((id) => ({ selector: button('add', id), pause: 50 })),
      )
      await expect(cartLink(page, 3)).toBeVisible()
      // The first request is pending for two seconds, and the others wait for it.
      await expect.poll(cart.quantities).toMatchObject({ [products[0] ?? '']: 1 })
      await leave(page, `${siteUrl}retailer/`)
      await expect.poll(cart.quantities).toEqual(Object.fromEntries(products.map((id) => [id, 1])))
    },
  )
}

const quickTest = testWithDelay(200)

/** A listing with few cards, because it renders fast. */
const LISTING = '?search=keyboard'

/** Generates one or two visits. A visit is a list of clicks, and the test reloads the page after each visit. */
const visits = (...kinds: Kind[]) => {
  const click = fc.record({ kind: fc.constantFrom(...kinds), line: fc.nat(2), pause: fc.nat(99) })
  return fc.array(fc.array(click, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 })
}
const history = fc.oneof(
  fc.record({ path: fc.constant(LISTING), visits: visits('add') }),
  fc.record({ path: fc.constant('cart/'), visits: visits('increase', 'decrease', 'remove') }),
)

/** The quantity after a click. */
const AFTER: Record<Kind, (quantity: number) => number> = {
  add: (quantity) => quantity + 1,
  increase: (quantity) => quantity + 1,
  decrease: (quantity) => quantity - 1,
  remove: () => 0,
}

quickTest(
  `after each of ${HISTORIES} random histories of clicks and reloads, the server has the expected quantities`,
  async ({ page, siteUrl, apiUrl }) => {
    // 20 histories open about sixty pages.
    quickTest.setTimeout(600_000)
    await page.goto(siteUrl + LISTING)
    const products = await firstProducts(page)
    await fc.assert(
      fc.asyncProperty(history, async ({ path, visits: all }) => {
        const cart = newCart(apiUrl)
        const isCart = path === 'cart/'
        const expected = new Map(products.map((id) => [id, isCart ? 3 : 0]))
        if (isCart) await Promise.all(products.map((id) => cart.add(id, 3)))
        await openWithCart(page, cart.id, siteUrl + path)
        for (const visit of all) {
          const clicks = visit.flatMap(({ kind, line, pause }) => {
            const id = products[line] ?? ''
            const quantity = expected.get(id) ?? 0
            // A removed line has no buttons.
            if (isCart && quantity === 0) return []
            expected.set(id, AFTER[kind](quantity))
            return [{ selector: button(kind, id), pause }]
          })
          if (clicks[0]) await expectReady(page, clicks[0].selector)
          await clickAll(page, clicks)
          await page.reload({ waitUntil: 'commit' })
        }
        await expect
          .poll(cart.quantities)
          .toEqual(Object.fromEntries([...expected].filter(([, quantity]) => quantity > 0)))
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    )
  },
)
