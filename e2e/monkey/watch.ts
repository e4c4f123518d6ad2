/**
 * What fails a random hand: an error that nothing caught, an error in the console, a
 * page without header or with an empty main, a full load that nothing asked for.
 */
import { errors, type Page } from '@playwright/test'

/** A page that loads, or is just taken away, has this long to show itself, in milliseconds. */
const PATIENCE = 10_000

export type Watch = {
  /** What went wrong so far. */
  faults: string[]
  /** The hand itself asks for the page to be loaded. */
  ask: () => void
  /** From here on the document stays: whatever asks for another is refused. */
  keepDocument: () => Promise<void>
  mayLoad: () => boolean
  /** Waits for a page that shows something; else that is a fault. */
  look: () => Promise<void>
}

/** Takes a page that has not been opened yet, and the address that everything of the shop begins with. */
export async function watch(page: Page, home: string): Promise<Watch> {
  const faults: string[] = []
  let isAsked = true
  let mayLoad = true
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack || error}`))
  page.on('crash', () => faults.push('the page crashed'))
  page.on('console', (message) => {
    // What is printed with an object would keep it alive.
    for (const printed of message.args()) printed.dispose().catch(() => undefined)
    // The browser says so of every answer that a scenario made fail.
    const isAboutResource = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAboutResource && message.location().url.startsWith(home)) {
      faults.push(`console: ${message.text()}`)
    }
  })
  page.on('domcontentloaded', () => {
    if (!isAsked) faults.push(`a full load that nothing asked for, of ${page.url()}`)
    isAsked = false
  })
  // Tabs that a purchase opens.
  page.context().on('page', (tab) => tab.close().catch(() => undefined))
  await page.exposeFunction('askedToLoad', () => {
    isAsked = true
  })
  await page.addInitScript(watchLoads, home)
  return {
    faults,
    ask: () => {
      isAsked = true
    },
    async keepDocument() {
      await page.evaluate(() => Object.assign(window, { keepsDocument: true }))
      mayLoad = false
    },
    mayLoad: () => mayLoad,
    async look() {
      // Mostly it does, and to ask is cheaper than to wait. A document that goes meanwhile has no answer.
      if (await page.evaluate(showsSomething).catch(() => false)) return
      try {
        await page.waitForFunction(showsSomething, undefined, { timeout: PATIENCE })
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        faults.push(`no header, or nothing in main, at ${page.url()}`)
      }
    },
  }
}

/** In the page. Tells which full loads a link, Retry or Reload asked for, and refuses those that lead elsewhere. */
function watchLoads(home: string): void {
  let used: Element | null = null
  const hear = ({ target }: Event) => {
    used = target instanceof Element ? target.closest('a[href], button') : null
    // Whatever a click asks for, it asks for at once.
    setTimeout(() => {
      used = null
    })
  }
  addEventListener('click', hear, true)
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return
    const isAsked = used?.matches('a[href]') || /^(Retry|Reload)/.test(used?.textContent ?? '')
    const isElsewhere = !event.destination.url.startsWith(home)
    const isRefused = isElsewhere || (isAsked && 'keepsDocument' in window)
    if (isRefused) event.preventDefault()
    else if (isAsked) Reflect.get(window, 'askedToLoad')()
  })
}

/** In the page. */
function showsSomething(): boolean {
  const header = [...document.querySelectorAll('header')].some((each) => !each.closest('main, [role=dialog]'))
  const main = document.querySelector('main')
  return header && main !== null && main.checkVisibility({ visibilityProperty: true }) && /\S/.test(main.textContent)
}
