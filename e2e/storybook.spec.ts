/** The built Storybook beside the built site, as it is published. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { ADDRESSES, STORYBOOK } from '../scripts/build/addresses.mjs'
import { serveFolder } from '../scripts/shared/static-server.mjs'
import { fill, inCart } from './fill-cart.ts'
import { expect, siteTest } from './shop.ts'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

type Entry = { id: string; title: string; type: 'story' | 'docs'; subtype?: 'story' | 'test' }

const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8'))

/** What stands in the sidebar: tests are part of their story. */
const shownEntries = Object.values(entries).filter(({ subtype }) => subtype !== 'test')
const stories = shownEntries.filter(({ type }) => type === 'story')

const test = siteTest.extend<{ storybookUrl: string }, { publishedUrl: string }>({
  publishedUrl: [
    async ({ apiMode }, use) => {
      test.skip(apiMode === 'live', 'Stories are answered by the mock.')
      const { origin, close } = await serveFolder('dist', { basePath, storybook: STORYBOOK })
      await use(origin + basePath)
      await close()
    },
    { scope: 'worker' },
  ],
  storybookUrl: ({ publishedUrl }, use) => use(publishedUrl + ADDRESSES.shop.storybook),
})

test.use({ trace: 'off' })

const FAILED = 'Failed to update quantity. Please try again.'

const storyUrl = (storybookUrl: string, { id, type }: Entry, rest = '') =>
  `${storybookUrl}iframe.html?id=${id}&viewMode=${type}${rest}`

/** Opens it, and waits until Storybook has rendered it. */
async function show(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
  await expect(page.locator('#storybook-root, #storybook-docs').filter({ visible: true }).first()).not.toBeEmpty()
}

/** So many of them, spread over the whole tree. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (item): item is T => item !== undefined,
  )

const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

/** A shop with five lines in its cart and the dark scheme, as its visitor left it. */
async function openShop(context: BrowserContext, shopUrl: string) {
  const shop = await context.newPage()
  await fill(shop, shopUrl, 5)
  await shop.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'dark')
  return shop
}

test('forty stories leave the shop in another tab as it was, and no request leaves their folder', async ({
  context,
  publishedUrl,
  storybookUrl,
}) => {
  test.setTimeout(240_000)
  const shop = await openShop(context, publishedUrl)
  const before = await storageOf(shop)

  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(storybookUrl) && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  for (const entry of spread(shownEntries, 40)) await show(page, storyUrl(storybookUrl, entry))

  expect(elsewhere).toEqual([])
  expect(await storageOf(shop)).toBe(before)
  await shop.reload()
  await expect(inCart(shop, 5)).toBeVisible()
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('pages have their answers without a service worker and without storage', async ({ browser, storybookUrl }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const page = await context.newPage()
  await page.goto(`${storybookUrl}iframe.html?id=pages-home--loaded&viewMode=story`)
  await expect(page.getByRole('article')).toHaveCount(24)
  await context.close()
})

test('an unknown story is said, and the rest can be opened', async ({ page, storybookUrl }) => {
  await page.goto(`${storybookUrl}?path=/story/no-such-thing--at-all`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByText(/Couldn't find story/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Welcome' }).or(page.getByText('Welcome')).first()).toBeVisible()
})

test('an address says what its sender saw: scheme, text and frame', async ({ page, storybookUrl }) => {
  const globals = 'scheme:dark;text:arabic;frame:off'
  await page.goto(`${storybookUrl}iframe.html?id=pages-home--loaded&viewMode=story&globals=${globals}`)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('article', { name: /سماعات/ }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('both schemes stand side by side, each in a frame of its own', async ({ page, storybookUrl }) => {
  await page.goto(`${storybookUrl}iframe.html?id=pages-cart--loaded&viewMode=story&globals=scheme:both`)
  for (const scheme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title$="${scheme}"]`)
    await expect(frame.getByRole('list', { name: 'Cart items' })).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-scheme', scheme)
  }
})

test('a flow can be shown at rest, without its play', async ({ page, storybookUrl }) => {
  const flow = stories.find(({ title }) => title.startsWith('Flows/'))
  if (!flow) throw new Error('There is no flow')
  const pointer = page.locator('[data-pointer]')
  await show(page, storyUrl(storybookUrl, flow))
  await expect(pointer).toHaveCount(1)
  await show(page, storyUrl(storybookUrl, flow, '&embed=true'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(pointer).toHaveCount(0)
})

test('from a state in Storybook to the same state of the shop, and back', async ({ page, context, storybookUrl }) => {
  await page.goto(`${storybookUrl}?path=/story/scenario--update-500&globals=scheme:dark;viewport.value:phone`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByText(FAILED, { exact: true })).toBeVisible()

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open this state in the shop' }).click()
  const shop = await opening
  await shop
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await expect(shop.getByText(FAILED, { exact: true })).toBeVisible()

  await shop.getByRole('button', { name: /^Demo/ }).click()
  await shop.getByLabel('Find a scenario').pressSequentially('update-500')
  const returning = context.waitForEvent('page')
  await shop.getByRole('link', { name: /^Story of update-500/ }).click()
  const back = await returning
  await expect(back.frameLocator('#storybook-preview-iframe').getByText(FAILED, { exact: true })).toBeVisible()
})
