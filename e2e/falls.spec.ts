/** The page never falls: whatever breaks or can't be had takes itself away, and leaves the rest. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const MISSING = { status: 404, body: '' }
const breaking = (name: string) => ({
  contentType: 'text/javascript',
  body: `export function ${name}() { throw new Error('On purpose') }`,
})

/** Answers in place of the chunk of that name. */
const replace = (page: Page, chunk: string, answer: object) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill(answer))

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const notification = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const openFaq = (page: Page) => header(page).getByRole('link', { name: 'FAQ' }).click()
const addToCart = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()

/** What is said of a part that breaks. Over WebDriver BiDi, of a logged error only its class is heard. */
const FELL = /On purpose|dynamically imported|^(console: )?Error$/

/** What React, which could not hydrate (#520), and browsers say besides of what was broken on purpose. */
const MEANT = /404|INTERNET_DISCONNECTED|NS_ERROR_(CORRUPTED_CONTENT|OFFLINE)|disallowed MIME type|React error #520/

/** Nothing else may have gone wrong. */
const expectThatAlone = (complaints: string[]) =>
  expect(complaints.splice(0).filter((complaint) => !FELL.test(complaint) && !MEANT.test(complaint))).toEqual([])

async function seesFailedPage(page: Page) {
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page).toHaveTitle(/^Something went wrong/)
}

/** The frame around every page is there, does its work, and leads home. */
async function seesTheFrame(page: Page) {
  await expect(page.getByRole('region', { name: 'Featured products' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this demonstration' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await header(page).getByRole('link', { name: 'Deals' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  await header(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
}

const PARTS = {
  'a page': { chunk: 'faq', name: 'component', use: openFaq, see: seesFailedPage },
  'a toast': {
    chunk: 'Toasts',
    name: 'Toasts',
    use: addToCart,
    see: (page: Page) =>
      expect(notification(page).getByRole('status')).toHaveText('Success Item added to cart successfully'),
  },
  'a tooltip': {
    chunk: 'Tooltips',
    name: 'Tooltips',
    use: async (page: Page) => {
      const fell = page.waitForEvent('console', (message) => FELL.test(message.text()))
      await page.getByRole('button', { name: 'Account' }).hover()
      await fell
    },
    see: (page: Page) => expect(page.getByRole('button', { name: 'Account' })).toBeVisible(),
  },
  'the Demo Lab': {
    chunk: 'DemoLab',
    name: 'DemoLab',
    use: (page: Page) => page.getByRole('button', { name: 'Demo' }).click(),
    see: async (page: Page) => {
      await expect(notification(page)).toContainText('The Demo Lab can’t be shown')
      await expect(page.getByRole('button', { name: 'Demo' })).toHaveAttribute('aria-expanded', 'false')
    },
  },
}

for (const [part, { chunk, name, use, see }] of Object.entries(PARTS)) {
  for (const [fault, answer] of [
    ['breaks', breaking(name)],
    ['can’t be had', MISSING],
  ] as const) {
    test(`${part} that ${fault} leaves the page standing`, async ({ page, shopUrl, complaints }) => {
      await replace(page, chunk, answer)
      await page.goto(shopUrl)
      await expect(page.getByRole('button', { name: 'Demo' })).toBeVisible()
      await use(page)
      await see(page)
      await seesTheFrame(page)
      expectThatAlone(complaints)
    })
  }
}

test('a page that can’t be had is asked for again once, ends in the frame, and its own link leads home', async ({
  page,
  shopUrl,
  complaints,
}) => {
  await replace(page, 'faq', MISSING)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(shopUrl)
  await openFaq(page)
  await seesFailedPage(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await seesFailedPage(page)
  expect(loads).toBe(3)
  await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expectThatAlone(complaints)
})

test('offline, a page that was not visited leaves the shop standing, and reloads when there is a line again', async ({
  page,
  context,
  shopUrl,
  complaints,
}) => {
  await page.goto(shopUrl)
  await expect(page.getByRole('button', { name: 'Demo' })).toBeVisible()
  await context.setOffline(true)
  await openFaq(page)
  await seesFailedPage(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  expectThatAlone(complaints)
})

test('a mock API that can’t be had fails the reads, and keeps nobody waiting', async ({
  page,
  shopUrl,
  complaints,
}) => {
  await replace(page, 'browser', MISSING)
  await page.goto(shopUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  await header(page).getByRole('link', { name: 'Cameras' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expectThatAlone(complaints)
})

test('scenarios that can’t be had are said to be missing', async ({ page, shopUrl, complaints }) => {
  await replace(page, 'lab', MISSING)
  await page.goto(shopUrl)
  await page.getByRole('button', { name: 'Demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Demo Lab' }).getByRole('alert')).toBeVisible()
  expectThatAlone(complaints)
})
