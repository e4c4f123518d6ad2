/**
 * Boot script: bundled and inlined in the head of every page, so that it runs before the first paint.
 *
 * The boot script corrects the address, hides prerendered content that does not match the URL or the configuration,
 * queues events until React is listening, fetches the configuration and the prerendered answers, and shows
 * a message if the app fails to load. It also ignores held keys and stray presses. Unsupported browsers run
 * neither this script nor the app (scripts/build/vite/inline-scripts.ts). If inline scripts are blocked,
 * main.tsx imports it.
 */
import type { DehydratedState } from '@tanstack/react-query'
import { type Config, comparableConfig } from '#src/config/config.ts'
import { loadConfig, pageConfig } from '#src/config/config-file.ts'
import { isScenarioChosen } from '#src/demo/chosen-scenarios.ts'
import { isNoticeDismissed, showNotice } from '#src/demo/demo-notice.ts'
import { storedMode } from '#src/lib/color-scheme.ts'
import { fetchText } from '#src/lib/fetch-text.ts'
import { pageAddress } from '#src/lib/page-address.ts'
import { paramsOfPath } from '#src/lib/search-params.ts'
import { rememberElement } from './find-replacement.ts'
import { ignoreHeldKeys } from './held-keys.ts'
import { requestConfigAgain } from './request-config-again.ts'
import { ignoreStrayPresses } from './stray-presses.ts'
import { watchScripts, whenParsed } from './watch-scripts.ts'

export type Boot = {
  /** The configuration of config.json, or the one that the page was prerendered with if the file is lost. */
  config: Promise<Config>
  /** Called at each navigation. Returns whether a lost config.json has arrived and differs. */
  isOutdated: () => boolean
  /** The query cache that the page was prerendered with; null if it is unusable or failed to load. */
  answers: Promise<DehydratedState[] | null>
  /** Stops queueing. Returns one function per queued event that repeats it, oldest first. */
  takeQueuedEvents: () => (() => void)[]
  /** Called when the app's start can't be imported. */
  scriptFailed: () => void
  /**
   * Called when all scripts of the app's start have run. From then on the app shows its own errors. The boot script still
   * shows a message if nothing arrives for too long before `started`.
   */
  scriptsLoaded: () => void
  /** Called when React is about to hydrate or to render the page. */
  started: () => void
}

declare global {
  interface Window {
    overtone?: Boot
    /** Set by the inline check of scripts/build/vite/inline-scripts.ts. */
    unsupportedBrowser?: true
  }
}

const page = document.documentElement
/** Written by the prerender: the URLs of the answers, and the page's query string, if any. */
const { answers: answerUrls, search: prerenderedSearch } = page.dataset
const ownConfig = pageConfig()

// CSS skips the layout of content below a phone's first screen until the HTML is parsed.
if (document.readyState === 'loading') {
  page.dataset.parsing = ''
  whenParsed(() => delete page.dataset.parsing)
}

// The router knows pages by their folders.
const address = pageAddress(location.pathname)
if (address !== location.pathname) history.replaceState(null, '', address + location.search + location.hash)

// Removes an invalid mode before MUI reads it.
storedMode()
// Before all other listeners, including those of `queueEvents`.
ignoreHeldKeys()
ignoreStrayPresses()

const prerendered = new URLSearchParams(prerenderedSearch)
const query = new URLSearchParams(location.search)
const params = paramsOfPath(location.pathname.slice(import.meta.env.BASE_URL.length))
if (params.some((name) => query.get(name) !== prerendered.get(name))) page.dataset.hidePrerendered = 'content'
// A scenario can change everything in mock mode.
if (ownConfig.api.mode === 'mock' && isScenarioChosen()) page.dataset.hidePrerendered = 'page'
if (isNoticeDismissed()) showNotice(false)

let isOutdated = () => false
const config = fetchConfig()
// The app reports the error.
config.catch(() => {
  page.dataset.hidePrerendered = 'page'
})
window.overtone = {
  config,
  isOutdated: () => isOutdated(),
  answers: fetchAnswers(),
  takeQueuedEvents: queueEvents(),
  ...watchScripts(isPrerendered),
}

async function fetchConfig(): Promise<Config> {
  const loaded = await loadConfig(ownConfig)
  if (loaded === ownConfig) isOutdated = requestConfigAgain(ownConfig)
  if (comparableConfig(ownConfig) !== comparableConfig(loaded)) page.dataset.hidePrerendered = 'page'
  return loaded
}

/** Resolves when the configuration is known, because it may hide the page. */
async function isPrerendered(): Promise<boolean> {
  await config.catch(() => null)
  return answerUrls !== undefined && page.dataset.hidePrerendered === undefined
}

/**
 * Fetches the answers in parallel with the configuration. Without them, the app renders the page instead of hydrating
 * it.
 */
async function fetchAnswers(): Promise<DehydratedState[] | null> {
  if (answerUrls === undefined || page.dataset.hidePrerendered === 'page') return null
  try {
    const [, ...answers] = await Promise.all([config, ...answerUrls.split(' ').filter(Boolean).map(fetchAnswer)])
    return page.dataset.hidePrerendered === 'page' ? null : answers
  } catch {
    return null
  }
}

async function fetchAnswer(url: string): Promise<DehydratedState> {
  return JSON.parse(await fetchText(url))
}

/** Queues clicks on buttons and changes of checkboxes and selects. Returns `takeQueuedEvents`. */
function queueEvents(): Boot['takeQueuedEvents'] {
  const queue: (() => void)[] = []
  const listeners = new AbortController()
  const listen = (type: string, listener: (target: Element, event: Event) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && listener(event.target, event), {
      capture: true,
      signal: listeners.signal,
    })
  listen('click', (target) => {
    const button = target.closest<HTMLElement>('button:not([type=submit])')
    if (!button) return
    const find = rememberElement(button)
    queue.push(() => find()?.click())
  })
  // Hydration may reset a control, so each replay sets the value before it fires the event.
  listen('change', (control) => {
    if (control instanceof HTMLSelectElement) {
      const { value } = control
      const find = rememberElement(control)
      queue.push(() => {
        const select = find()
        if (!select) return
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const { checked } = control
      const find = rememberElement(control)
      queue.push(() => {
        const checkbox = find()
        if (!checkbox) return
        checkbox.checked = !checked
        checkbox.click()
      })
    }
  })
  // Before hydration the browser submits the search form natively. This trims the text and prevents an empty search
  // (spec §2).
  listen('submit', (form, event) => {
    const search = form.querySelector<HTMLInputElement>('[name=search]')
    if (!search) return
    search.value = search.value.trim()
    if (!search.value) event.preventDefault()
  })
  return () => {
    listeners.abort()
    return queue
  }
}
