import type { Browser } from '@playwright/test'
import type { Action } from './actions.ts'
import { monitorPage } from './page-monitor.ts'
import { perform } from './perform.ts'

/** Opens the home page in a new browser context. */
export async function startSession(browser: Browser, siteUrl: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const monitor = await monitorPage(page, siteUrl)
  await page.goto(siteUrl)
  return {
    page,
    keepDocument: monitor.keepDocument,
    /** Performs an action, and throws if the page has an error then. Returns a description, or null if it is impossible. */
    async perform(action: Action): Promise<string | null> {
      const description = await perform({ page, monitor }, action)
      await monitor.checkContent()
      if (monitor.pageErrors.length > 0) throw new Error(monitor.pageErrors.join('\n'))
      return description
    },
    end: () => context.close(),
  }
}
