/**
 * Boot script: bundled and inlined in the head of every page, so that it runs before the first paint.
 *
 * It hides prerendered content that does not match the URL or the configuration, queues events
 * until React is listening, and fetches the configuration and the prerendered answers. Unsupported
 * browsers run neither this script nor the app (scripts/build/vite/inline-scripts.ts).
 */
import type { DehydratedState } from '@tanstack/react-query'
import { type Config, parseConfig } from '#src/config/config.ts'
import { isScenarioChosen } from '#src/features/demo-lab/chosen-scenarios.ts'
import { isNoticeDismissed } from '#src/features/shell/demo-notice.ts'
import { removeInvalidSchemes } from '#src/lib/color-scheme.ts'

export type Boot = {
  config: Promise<Config>
  /** The query cache that the page was prerendered with; null if it is unusable or failed to load. */
  answers: Promise<DehydratedState[] | null>
  /** Stops queueing. Returns one function per queued event that repeats it, oldest first. */
  takeQueuedEvents: () => (() => void)[]
}

declare global {
  interface Window {
    overtone?: Boot
  }
}

const page = document.documentElement
/** Written by the prerender: the configuration as JSON, and the URLs of the answers. */
const { config: prerenderedConfig, answers: answerUrls } = page.dataset

// CSS skips the layout of content below a phone's first screen until the HTML is parsed.
page.dataset.parsing = ''
document.addEventListener('readystatechange', () => delete page.dataset.parsing, { once: true })

removeInvalidSchemes()

// The query string selects content, and pages are prerendered without one.
if (location.search) page.dataset.hidePrerendered = 'content'
// A scenario can change everything in mock mode.
if (!prerenderedConfig?.includes('"mode":"live"') && isScenarioChosen()) page.dataset.hidePrerendered = 'page'
if (isNoticeDismissed()) page.dataset.noticeDismissed = ''

const config = fetchConfig()
// The app reports the error.
config.catch(() => {
  page.dataset.hidePrerendered = 'page'
})
window.overtone = { config, answers: fetchAnswers(), takeQueuedEvents: queueEvents() }

async function fetchConfig(): Promise<Config> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch(() => null)
  const parsed = parseConfig(response?.ok ? await response.text() : null)
  if (prerenderedConfig !== JSON.stringify(parsed)) page.dataset.hidePrerendered = 'page'
  return parsed
}

/**
 * Fetches the answers in parallel with the configuration. Without them, the app renders the page instead of hydrating
 * it.
 */
async function fetchAnswers(): Promise<DehydratedState[] | null> {
  if (answerUrls === undefined || page.dataset.hidePrerendered === 'page') return null
  try {
    const [, ...answers] = await Promise.all([config, ...answerUrls.split(' ').filter(Boolean).map(fetchJson)])
    return page.dataset.hidePrerendered === 'page' ? null : answers
  } catch {
    return null
  }
}

async function fetchJson(url: string): Promise<DehydratedState> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
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
    if (button) queue.push(() => button.click())
  })
  // Hydration may reset a control, so each replay sets the value before it fires the event.
  listen('change', (control) => {
    if (control instanceof HTMLSelectElement) {
      const { value } = control
      queue.push(() => {
        control.value = value
        control.dispatchEvent(new Event('change', { bubbles: true }))
      })
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const { checked } = control
      queue.push(() => {
        control.checked = !checked
        control.click()
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
