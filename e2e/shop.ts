/**
 * What every end-to-end test stands on: the built site behind the Pages-like
 * server, under the sub-path it was built for, and a page whose console errors and
 * failed requests fail the test.
 */
import { readFileSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { serveFolder } from '../scripts/static-server.mjs'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

type Shop = {
  /** The address of the site's root, ending in a slash. */
  shopUrl: string
  /** What went wrong in the page so far; a test that expects some of it takes it out. */
  complaints: string[]
}

/** The built site alone, for tests that open pages of their own. */
export const siteTest = base.extend<object, { siteUrl: string }>({
  /** The address of the site's root, ending in a slash. */
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
    async ({}, use) => {
      const { origin, close } = await serveFolder('dist', { basePath })
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

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}
