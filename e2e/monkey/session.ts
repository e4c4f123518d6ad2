import type { Browser, Page } from '@playwright/test'
import type { Action } from './actions.ts'
import { perform } from './hand.ts'
import { watch } from './watch.ts'

/** A visitor who has never been here, on the page at `home`. */
export async function startSession(browser: Browser, home: string) {
  const context = await browser.newContext()
  const page: Page = await context.newPage()
  const watched = await watch(page, home)
  /** What was done, and what could not be (null), in order. */
  const deeds: (string | null)[] = []
  const routes = new Set<string>()
  const base = new URL(home).pathname
  await page.goto(home)
  return {
    page,
    deeds,
    /** The first parts of the addresses that were seen. */
    routes,
    faults: watched.faults,
    keepDocument: watched.keepDocument,
    /** Stops at the first fault and returns it. */
    async play(actions: readonly Action[]): Promise<string | undefined> {
      for (const action of actions) {
        deeds.push(await perform({ page, watched }, action))
        routes.add(new URL(page.url()).pathname.slice(base.length).split('/')[0] || 'home')
        await watched.look()
        if (watched.faults.length > 0) return watched.faults.join('\n')
      }
      return undefined
    },
    end: () => context.close(),
  }
}
