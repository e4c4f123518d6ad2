/**
 * Playwright fixtures. They serve the build in `dist/` under its base path, as GitHub Pages does. `test` also fails if
 * its page has errors. In the project `live`, the same build requests the API server of `npm run api`, which has
 * another origin.
 */
import { test as base, expect, type Page } from '@playwright/test'
import { startApiProcess } from '../mocks/http/child.ts'
import { serveFolder } from '../scripts/shared/static-server.ts'
import { basePath } from './helpers/base-path.ts'
import { isBlank } from './helpers/page.ts'
import { serveCopy } from './helpers/site-copy.ts'

export { expect } from '@playwright/test'
export { basePath, storageKey } from './helpers/base-path.ts'

export type SiteOptions = {
  apiMode: 'mock' | 'live'
}

type Servers = SiteOptions & {
  /** Origin of the API server; empty in mock mode. */
  apiUrl: string
  /** URL of the site's root, with a trailing slash. */
  siteUrl: string
  /** URL of the site after `npm run configure` for a live API at https://api.test, which does not exist. */
  configuredSiteUrl: string
}

type PageErrors = {
  /** Errors and warnings in the console, uncaught errors, failed requests and responses with an error status. */
  list: string[]
  /** Accepts errors that match the pattern. All others fail the test when it ends. */
  allow: (pattern: RegExp) => void
}

/** Serves the site. Unlike `test`, it does not fail if the page has errors. */
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
  configuredSiteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const { siteUrl, close } = await serveCopy(({ configure }) =>
        configure({ api: { mode: 'live', baseUrl: 'https://api.test' } }),
      )
      await use(siteUrl)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** Serves the site and fails a test whose page has errors. */
export const test = siteTest.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page }, use) => {
      const list = recordErrors(page)
      const allowed: RegExp[] = []
      await use({ list, allow: (pattern) => void allowed.push(pattern) })
      // Route handlers may still wait for an answer, which the end of the test discards.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(list.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Messages of Chromium, Firefox and WebKit for requests that a navigation cancels. */
const CANCELLED =
  /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|^NS_ERROR_ABORT$|^Load request cancelled$|^Failed to load ‘’\./

function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!isBlank(page) && !CANCELLED.test(message)) errors.push(`error: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!CANCELLED.test(reason)) errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  return errors
}
