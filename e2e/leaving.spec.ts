/** What was pressed is sent, however soon the page is left: on a server that answers late. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { cartAt, serveLate } from './late-api.ts'
import { expect, test as shopTest } from './shop.ts'

const HISTORIES = 20

/** The shop, on a server whose answer to a write takes `delay` milliseconds. */
const testLate = (delay: number) =>
  shopTest.extend<object, { apiUrl: string }>({
    apiUrl: [
      async ({ apiUrl }, use) => {
        const { origin, close } = await serveLate(apiUrl, delay)
        await use(origin)
        await close()
      },
      { scope: 'worker' },
    ],
  })

type Kind = 'add' | 'plus' | 'minus' | 'remove'

const NAMES: Record<Kind, string> = { add: 'Add to Cart', plus: 'Increase', minus: 'Decrease', remove: 'Remove' }

/** A product's button, on its card or its line. */
const button = (kind: Kind, product: string) =>
  `:is(article, li):has([href$="/${product}"]) button[aria-label^="${NAMES[kind]}"]`

/**
 * Presses one button after another in the page itself, which no load of the machine slows down, each after its pause.
 */
const press = (page: Page, presses: { css: string; pause: number }[]) =>
  page.evaluate(async (all) => {
    for (const { css, pause } of all) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      document.querySelector<HTMLElement>(css)?.click()
    }
  }, presses)

/** The first three products of a listing, as its links name them. */
async function firstProducts(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''))
  return addresses.map((address) => address.split('/').findLast(Boolean) ?? '')
}

/** The shop at a path, with a cart of its own. */
async function openWith(page: Page, cartId: string, url: string) {
  await page.evaluate((id) => localStorage.setItem('cart-id', id), cartId)
  await page.goto(url, { waitUntil: 'commit' })
}

/** The app is hydrated, and shows what is pressed. */
async function expectPressable(page: Page, css: string) {
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await expect(page.locator(css)).toBeVisible()
}

const WAYS: Record<string, (page: Page, retailer: string) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'a link out of the shop': (page, retailer) =>
    page.evaluate((url) => {
      location.href = url
    }, retailer),
  // Without it nothing would be told to the page, as no visitor closes one.
  'closing the tab': (page) => page.close({ runBeforeUnload: true }),
}

const slow = testLate(2000)

for (const [what, leave] of Object.entries(WAYS)) {
  slow(`three adds, and half a second later ${what}: the server has them all`, async ({ page, shopUrl, apiUrl }) => {
    const cart = cartAt(apiUrl)
    await page.goto(shopUrl)
    const products = await firstProducts(page)
    await openWith(page, cart.id, shopUrl)
    await expectPressable(page, button('add', products[0] ?? ''))
    await press(
      page,
      products.map((id) => ({ css: button('add', id), pause: 50 })),
    )
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    // Not for something to happen: so long a visitor stays.
    await wait(500)
    await leave(page, `${shopUrl}retailer/`)
    await expect.poll(cart.held).toEqual(Object.fromEntries(products.map((id) => [id, 1])))
  })
}

const quick = testLate(200)

/** Few cards, so soon there. */
const LISTING = '?search=keyboard'

/** What is pressed between two reloads. */
const visits = (...kinds: Kind[]) => {
  const one = fc.record({ kind: fc.constantFrom(...kinds), line: fc.nat(2), pause: fc.nat(100) })
  return fc.array(fc.array(one, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 })
}
const history = fc.oneof(
  fc.record({ path: fc.constant(LISTING), visits: visits('add') }),
  fc.record({ path: fc.constant('cart/'), visits: visits('plus', 'minus', 'remove') }),
)

/** What a press leaves of a line. */
const AFTER: Record<Kind, (quantity: number) => number> = {
  add: (quantity) => quantity + 1,
  plus: (quantity) => quantity + 1,
  minus: (quantity) => quantity - 1,
  remove: () => 0,
}

quick(
  `in ${HISTORIES} random histories of presses and reloads the server has what was pressed`,
  async ({ page, shopUrl, apiUrl }) => {
    // Some sixty pages, on a machine that may be slow.
    quick.setTimeout(600_000)
    await page.goto(shopUrl + LISTING)
    const products = await firstProducts(page)
    await fc.assert(
      fc.asyncProperty(history, async ({ path, visits: all }) => {
        const cart = cartAt(apiUrl)
        const isCart = path === 'cart/'
        const pressed = new Map(products.map((id) => [id, isCart ? 3 : 0]))
        if (isCart) await Promise.all(products.map((id) => cart.add(id, 3)))
        await openWith(page, cart.id, shopUrl + path)
        for (const visit of all) {
          const presses = visit.flatMap(({ kind, line, pause }) => {
            const id = products[line] ?? ''
            const quantity = pressed.get(id) ?? 0
            // A line that is gone has no buttons.
            if (isCart && quantity === 0) return []
            pressed.set(id, AFTER[kind](quantity))
            return [{ css: button(kind, id), pause }]
          })
          if (presses[0]) await expectPressable(page, presses[0].css)
          await press(page, presses)
          await page.reload({ waitUntil: 'commit' })
        }
        await expect.poll(cart.held).toEqual(Object.fromEntries([...pressed].filter(([, quantity]) => quantity > 0)))
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    )
  },
)
