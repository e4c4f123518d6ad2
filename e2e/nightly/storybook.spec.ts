/** The built Storybook, published in a folder of the shop. */
import { existsSync, readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { ADDRESSES, STORYBOOK } from '../../scripts/build/addresses.ts'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { expect as baseExpect, basePath, siteTest } from '../fixtures.ts'
import { cartLink, fillCart } from '../helpers/cart.ts'
import { holdFiles } from '../helpers/page.ts'

type Entry = { id: string; title: string; type: 'story' | 'docs'; subtype?: 'story' | 'test' }

const INDEX = `${STORYBOOK}/index.json`

/** Returns the entries of the sidebar. */
function readEntries(): Entry[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(INDEX, 'utf8'))
  return Object.values(entries).filter(({ subtype }) => subtype !== 'test')
}

const test = siteTest.extend<{ storybookUrl: string }, { publishedUrl: string }>({
  publishedUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const { origin, close } = await serveFolder('dist', { basePath, storybook: STORYBOOK })
      await use(origin + basePath)
      await close()
    },
    { scope: 'worker' },
  ],
  storybookUrl: ({ publishedUrl }, use) => use(publishedUrl + ADDRESSES.shop.storybook),
})

test.skip(!existsSync(INDEX), 'Storybook is not built: run "npm run build-storybook"')
test.use({ trace: 'off' })
test.describe.configure({ timeout: 180_000 })

/** Longer than for the shop, because Storybook loads its manager and the preview before it renders a story. */
const expect = baseExpect.configure({ timeout: 45_000 })

const FAILED = 'Failed to update quantity. Please try again.'

const storyUrl = (storybookUrl: string, { id, type }: Entry) => `${storybookUrl}iframe.html?id=${id}&viewMode=${type}`

/** Opens a story and waits until Storybook has rendered it. */
async function openStory(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
  // A dialog is beside the story's root.
  await expect(page.locator('#storybook-root > *, #storybook-docs > *, [role=dialog]').first()).toBeVisible()
}

/** Returns at most `count` items at equal distances. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0)

/** Backgrounds of `src/theme/tokens.ts`: of stories, and of Storybook's own interface. */
const PAPER = { light: 'rgb(246, 245, 242)', dark: 'rgb(15, 17, 20)' }
const SURFACE = { light: 'rgb(255, 255, 255)', dark: 'rgb(37, 41, 47)' }

const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

/** Opens the shop with the dark scheme and two products in its cart. */
async function openShop(context: BrowserContext, shopUrl: string) {
  const shop = await context.newPage()
  await fillCart(shop, shopUrl, 2)
  await shop.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'dark')
  return shop
}

test('stories change nothing in a shop in another tab and request nothing outside Storybook’s folder', async ({
  context,
  publishedUrl,
  storybookUrl,
}) => {
  const shop = await openShop(context, publishedUrl)
  const before = await storageOf(shop)

  const page = await context.newPage()
  const outside: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(storybookUrl) && !/^(data|blob):/.test(url)) outside.push(url)
  })
  for (const entry of spread(readEntries(), 16)) await openStory(page, storyUrl(storybookUrl, entry))

  expect(outside).toEqual([])
  expect(await storageOf(shop)).toBe(before)
  await shop.reload()
  await expect(cartLink(shop, 2)).toBeVisible()
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('a story of a page works without service worker and storage', async ({ browser, storybookUrl }) => {
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

test('the globals in a story’s URL set its colour scheme, product texts and frame', async ({ page, storybookUrl }) => {
  const globals = 'scheme:dark;text:arabic;frame:off'
  await page.goto(`${storybookUrl}iframe.html?id=pages-home--loaded&viewMode=story&globals=${globals}`)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('article', { name: /سماعات/ }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('the first frame has the scheme of the link, in a story and in the interface around it', async ({
  page,
  storybookUrl,
}) => {
  const release = await holdFiles(page, '**/*.js')
  const story = 'iframe.html?id=pages-home--loaded&viewMode=story&globals='
  const manager = '?path=/story/pages-home--loaded&globals='
  for (const [address, selector, color] of [
    [`${story}scheme:dark`, 'html', PAPER.dark],
    [`${story}frame:off;scheme:dark`, '.sb-preparing-story', PAPER.dark],
    [`${story}scheme:light`, '.sb-preparing-story', PAPER.light],
    [`${manager}scheme:dark`, 'html', SURFACE.dark],
    [`${manager}scheme:light`, 'html', SURFACE.light],
  ] as const) {
    await page.goto(storybookUrl + address, { waitUntil: 'commit' })
    await expect(page.locator(selector)).toHaveCSS('background-color', color)
  }
  release()
  await page.goto(`${storybookUrl}${manager}scheme:dark`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('article')).toHaveCount(24)
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('background-color', PAPER.dark)
})

test('a pseudo-state is also shown by elements that appear when their data arrives', async ({ page, storybookUrl }) => {
  await page.goto(`${storybookUrl}iframe.html?id=matrix-feedback--listing-without-products&viewMode=story`)
  const tile = page.locator('[data-state=focusVisible]').getByRole('link', { name: 'Laptops' }).first()
  await expect(tile).toHaveCSS('outline-style', 'solid')
})

test('both colour schemes are shown side by side, in separate frames', async ({ page, storybookUrl }) => {
  await page.goto(`${storybookUrl}iframe.html?id=pages-cart--loaded&viewMode=story&globals=scheme:both`)
  for (const scheme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title$="${scheme}"]`)
    await expect(frame.getByRole('list', { name: 'Cart items' })).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-scheme', scheme)
  }
})

test('the toolbar’s second shop is in stories, docs pages and their frames, and not in scenarios', async ({
  page,
  storybookUrl,
}) => {
  const open = (id: string, viewMode = 'story') =>
    page.goto(`${storybookUrl}iframe.html?id=${id}&viewMode=${viewMode}&globals=shop:tafelgut`)
  await open('pages-product--loaded')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Tafelgut' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d,00\s€/)
  await open('components-product-product-card--docs', 'docs')
  await expect(page.locator('#story--components-product-product-card--default--primary')).toContainText('€')
  await expect(
    page.frameLocator('iframe[id="iframe--components-product-product-card--wishlisted"]').getByRole('article'),
  ).toContainText('€')
  await open('scenario--update-500')
  await expect(page.getByText('so it always shows Overtone')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cart items' })).toContainText('$')
})

test('a flow runs beside its transcript, but not when it is embedded', async ({ page, storybookUrl }) => {
  const id = 'flows-on-a-phone--filter-drawer'
  await page.goto(`${storybookUrl}?path=/story/${id}`)
  const filter = { name: 'Remove filter Laptops' }
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button', filter)).toBeVisible()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(page.getByText('dialog, Filters, modal').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${storybookUrl}iframe.html?id=${id}&viewMode=story&embed=true`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', filter)).toBeHidden()
})

test('a story links to its state of the shop, and the shop links back', async ({ page, context, storybookUrl }) => {
  await page.goto(`${storybookUrl}?path=/story/scenario--update-500&globals=scheme:dark;viewport.value:phone`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByText(FAILED, { exact: true })).toBeVisible()

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in shop' }).click()
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
  const story = await returning
  await expect(story.frameLocator('#storybook-preview-iframe').getByText(FAILED, { exact: true })).toBeVisible()
})

test('a click on the name of a token copies it, and tokens.json has the token', async ({
  page,
  context,
  request,
  storybookUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${storybookUrl}iframe.html?id=foundations-tokens--docs&viewMode=docs`)
  await page.getByRole('button', { name: 'Copy color.signalPressed' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const name = await page.evaluate(() => navigator.clipboard.readText())

  const answer = await request.get(`${storybookUrl}tokens.json`)
  expect(await answer.json()).toHaveProperty(`modifiers.scheme.contexts.dark.0.${name}.$type`, 'color')
})

test('docs pages open at their title, and nothing in them takes the focus', async ({ page, storybookUrl }) => {
  test.setTimeout(600_000)
  const wrong: string[] = []
  const docs = readEntries().filter(({ type }) => type === 'docs')
  for (const entry of spread(docs, 24)) {
    await page.goto(storyUrl(storybookUrl, entry))
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
    // A page may have ten frames, each with a Storybook of its own.
    await expect.poll(() => page.evaluate(areFramesSettled), { message: entry.id, timeout: 120_000 }).toBe(true)
    const { top, focused } = await page.evaluate(() => ({ top: scrollY, focused: document.activeElement?.tagName }))
    if (top !== 0 || focused !== 'BODY') wrong.push(`${entry.id}: ${top} px, ${focused}`)
  }
  expect(wrong).toEqual([])
})

/** Loads the frames below the window too. Returns true when their stories are in the state that they show, or failed. */
function areFramesSettled(): boolean {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')]
  for (const frame of frames) frame.loading = 'eager'
  return frames.every(({ contentDocument }) =>
    contentDocument?.querySelector('html[data-story], .sb-show-errordisplay'),
  )
}
