/**
 * Page errors of the monkey test: uncaught errors, console errors, crashes, pages without header or content, and loads
 * of documents that no action requested.
 */
import { errors, type Page } from '@playwright/test'

/** Milliseconds in which a page must show its header and content. */
const TIMEOUT = 10_000

export type PageMonitor = {
  pageErrors: string[]
  /** Announces that the next action loads a document. */
  expectLoad: () => void
  /** From now on, document loads that clicks request are cancelled, and `mayLoad` returns false. */
  keepDocument: () => Promise<void>
  mayLoad: () => boolean
  /** Waits until the page shows its header and content, and records an error if it does not. */
  checkContent: () => Promise<void>
}

/** Monitors a page that is still blank. Takes the site's root URL. */
export async function monitorPage(page: Page, siteUrl: string): Promise<PageMonitor> {
  const pageErrors: string[] = []
  let isLoadExpected = true
  let mayLoad = true
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.stack || error}`))
  page.on('crash', () => pageErrors.push('the page crashed'))
  page.on('console', (message) => {
    // The handles would keep logged objects in the heap.
    for (const handle of message.args()) handle.dispose().catch(() => undefined)
    // Chromium logs this for every failed response, and scenarios cause many.
    const isFailedResponse = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isFailedResponse && message.location().url.startsWith(siteUrl)) {
      pageErrors.push(`console: ${message.text()}`)
    }
  })
  page.on('domcontentloaded', () => {
    if (!isLoadExpected) pageErrors.push(`no action requested the document ${page.url()}`)
    isLoadExpected = false
  })
  // A checkout opens tabs of the retailer.
  page.context().on('page', (tab) => tab.close().catch(() => undefined))
  const expectLoad = () => {
    isLoadExpected = true
  }
  await page.exposeFunction('expectLoad', expectLoad)
  await page.addInitScript(monitorNavigations, siteUrl)
  return {
    pageErrors,
    expectLoad,
    async keepDocument() {
      await page.evaluate(() => Object.assign(window, { keepsDocument: true }))
      mayLoad = false
    },
    mayLoad: () => mayLoad,
    async checkContent() {
      // `evaluate` first, because it is faster than `waitForFunction`. It fails while a document unloads.
      if (await page.evaluate(hasContent).catch(() => false)) return
      try {
        await page.waitForFunction(hasContent, undefined, { timeout: TIMEOUT })
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        pageErrors.push(`no header or no content at ${page.url()}`)
      }
    },
  }
}

/** Runs in the page. Reports document loads that a link, Retry or Reload requests, and cancels those to other sites. */
function monitorNavigations(siteUrl: string): void {
  let clicked: Element | null = null
  const recordClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('a[href], button') : null
    // A click navigates synchronously, so a later navigation has another cause.
    setTimeout(() => {
      clicked = null
    })
  }
  addEventListener('click', recordClick, true)
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return
    const isRequested = clicked?.matches('a[href]') || /^(Retry|Reload)/.test(clicked?.textContent ?? '')
    const isOtherSite = !event.destination.url.startsWith(siteUrl)
    if (isOtherSite || (isRequested && 'keepsDocument' in window)) event.preventDefault()
    else if (isRequested) Reflect.get(window, 'expectLoad')()
  })
}

/** Runs in the page. */
function hasContent(): boolean {
  const hasHeader = [...document.querySelectorAll('header')].some((header) => !header.closest('main, [role=dialog]'))
  const main = document.querySelector('main')
  return hasHeader && main !== null && main.checkVisibility({ visibilityProperty: true }) && /\S/.test(main.textContent)
}
