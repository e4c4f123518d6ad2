/**
 * The fixtures of every end-to-end test: the built site behind the Pages-like
 * server, under the sub-path it was built for, and a page whose console errors and
 * failed requests fail the test. In live mode the same site calls `npm run api` on
 * another origin.
 */
import { readFileSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { startApiProcess } from '../mocks/http/child.mjs'
import { serveFolder } from '../scripts/shared/static-server.mjs'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

type Shop = {
  /** The address of the site's root, ending in a slash. */
  shopUrl: string
  /** What went wrong in the page so far; a test that expects some of it takes it out. */
  complaints: string[]
}

export type ShopOptions = {
  apiMode: 'mock' | 'live'
}

type Servers = ShopOptions & {
  /** The API's origin; empty in mock mode. */
  apiUrl: string
  /** The address of the site's root, ending in a slash. */
  siteUrl: string
}

/** The built site alone, for tests that open pages of their own. */
export const siteTest = base.extend<object, Servers>({
  apiMode: ['mock', { option: true, scope: 'worker' }],
  apiUrl: [
    async ({ apiMode }, use) => {
      if (apiMode === 'mock') return use('')
      const { origin, stop } = await startApiProcess(['--site', basePath])
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ apiMode, apiUrl }, use) => {
      const config = apiMode === 'live' ? JSON.stringify({ api: { mode: 'live', baseUrl: apiUrl } }) : undefined
      const { origin, close } = await serveFolder('dist', { basePath, config })
      await use(origin + basePath)
      await close()
    },
    { scope: 'worker' },
  ],
})

export const test = siteTest.extend<Shop>({
  shopUrl: ({ siteUrl }, use) => use(siteUrl),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      test.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Keeps the app away from `page` until the returned function is called: the page shows what was prerendered. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

/** Keeps files, named by a pattern of their addresses, away from `page` until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * As the browser's own button does. Playwright's waits for a page to load, which not every driver says of one that
 * stays.
 */
export const goBack = (page: Page) => page.evaluate(() => history.back())

/** Firefox runs a test's own scripts on the blank page before the shop too, where there is no storage. */
export const isBlank = (page: Page) => page.url() === 'about:blank'

/** What engines say of what was still loading, or being answered by the worker, when the page was left. */
const ABORTED = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|^NS_ERROR_ABORT$|^Load request cancelled$|^Failed to load ‘’\./

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!isBlank(page) && !ABORTED.test(message)) complaints.push(`error: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (!ABORTED.test(reason ?? '')) complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}
