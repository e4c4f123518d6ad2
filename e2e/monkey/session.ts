import type { Browser } from '@playwright/test'
import type { Action } from './actions.ts'
import { monitorPage } from './page-monitor.ts'
import { perform } from './perform.ts'

/** Opens the home page in a new browser context. */
export async function startSession(browser: Browser, siteUrl: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const monitor = await monitorPage(page, siteUrl)
  /** Descriptions of the actions so far; null for those that were not possible. */
  const performed: (string | null)[] = []
  /** First path segments of the visited URLs. */
  const routes = new Set<string>()
  const basePath = new URL(siteUrl).pathname
  await page.goto(siteUrl)
  return {
    page,
    performed,
    routes,
    pageErrors: monitor.pageErrors,
    keepDocument: monitor.keepDocument,
    /** Performs the actions until the page has an error, and returns the error. */
    async performAll(actions: readonly Action[]): Promise<string | undefined> {
      for (const action of actions) {
        performed.push(await perform({ page, monitor }, action))
        routes.add(new URL(page.url()).pathname.slice(basePath.length).split('/')[0] || 'home')
        await monitor.checkContent()
        if (monitor.pageErrors.length > 0) return monitor.pageErrors.join('\n')
      }
      return undefined
    },
    end: () => context.close(),
  }
}
