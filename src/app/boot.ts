/**
 * All that runs before the app: inline in the head of every page, before anything is painted.
 *
 * Hides what was prerendered for another address or configuration, queues events from
 * before React listens, and reads the configuration and the answers that the page was
 * made with. Below the floor it stays away, and with it the app (scripts/build/vite/inline-scripts.ts).
 */
import type { DehydratedState } from '@tanstack/react-query'
import { type Config, parseConfig } from '#src/config/config.ts'
import { isScenarioChosen } from '#src/features/demo-lab/chosen-scenarios.ts'
import { readStored } from '#src/lib/storage.ts'

export type Boot = {
  config: Promise<Config>
  /** What the page was prerendered with; null where that does not count or can't be had. */
  answers: Promise<DehydratedState[] | null>
  /** Ends queueing. Returns a replay of each event on a button, a checkbox or a select, oldest first. */
  takeQueuedEvents: () => (() => void)[]
}

declare global {
  interface Window {
    overtone?: Boot
  }
}

const page = document.documentElement
/** As the prerender wrote them: the configuration, and the addresses of the answers. */
const { config: prerenderedWith, answers: answerFiles } = page.dataset

// What a phone's first screen does not show is not laid out before the whole page is read.
page.dataset.parsing = ''
document.addEventListener('readystatechange', () => delete page.dataset.parsing, { once: true })

// What follows the question mark selects the content, and pages are prerendered without it.
if (location.search) page.dataset.hidePrerendered = 'content'
// A scenario may change everything, unless a server answers.
if (!prerenderedWith?.includes('"mode":"live"') && isScenarioChosen()) page.dataset.hidePrerendered = 'page'
if (readStored('demo-notice')) page.dataset.noticeDismissed = ''

const config = readConfig()
// The app says what is wrong with it.
config.catch(() => {
  page.dataset.hidePrerendered = 'page'
})
window.overtone = { config, answers: readAnswers(), takeQueuedEvents: queueEvents() }

async function readConfig(): Promise<Config> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch(() => null)
  const read = parseConfig(response?.ok ? await response.text() : null)
  if (prerenderedWith !== JSON.stringify(read)) page.dataset.hidePrerendered = 'page'
  return read
}

/** Asked for beside the configuration, which only seldom says that they don't count. Without them the page is rendered afresh. */
async function readAnswers(): Promise<DehydratedState[] | null> {
  if (answerFiles === undefined || page.dataset.hidePrerendered === 'page') return null
  try {
    const [, ...answers] = await Promise.all([config, ...answerFiles.split(' ').filter(Boolean).map(readJson)])
    return page.dataset.hidePrerendered === 'page' ? null : answers
  } catch {
    return null
  }
}

async function readJson(url: string): Promise<DehydratedState> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

function queueEvents(): Boot['takeQueuedEvents'] {
  const queue: (() => void)[] = []
  const taken = new AbortController()
  const listen = (type: string, listener: (target: Element, event: Event) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && listener(event.target, event), {
      capture: true,
      signal: taken.signal,
    })
  listen('click', (target) => {
    const button = target.closest<HTMLElement>('button:not([type=submit])')
    if (button) queue.push(() => button.click())
  })
  // By then it may still be as it was left, or an earlier replay has put it back: each starts from where it was.
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
  // The browser sends a search by itself, trimmed; an empty one does nothing (spec §2).
  listen('submit', (form, event) => {
    const search = form.querySelector<HTMLInputElement>('[name=search]')
    if (!search) return
    search.value = search.value.trim()
    if (!search.value) event.preventDefault()
  })
  return () => {
    taken.abort()
    return queue
  }
}
