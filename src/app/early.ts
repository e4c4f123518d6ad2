/**
 * Runs inline in the page's head, before anything is painted or downloaded.
 *
 * Reads the configuration, takes away prerendered content that does not belong
 * to it or to this URL, and keeps clicks made before the app is there.
 */
import { type Config, ConfigError, DEFAULT_CONFIG, parseConfig } from './config.ts'

export type Early = {
  config: Promise<Config>
  /** True where the prerendered page is another one than this URL and configuration ask for. */
  isStale: () => boolean
  /** Stops keeping clicks; gives those made so far, oldest first. */
  takeClicks: () => HTMLElement[]
}

declare global {
  interface Window {
    overtone: Early
  }
}

const root = document.documentElement
/** The configuration this page was prerendered with; absent where it was not prerendered. */
const prerenderedWith = root.dataset.config

// What follows the question mark selects the content, and prerendered pages are made without it.
if (!prerenderedWith || location.search) root.dataset.stale = 'content'

async function readConfig(): Promise<Config> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch(() => null)
  const config = response?.ok ? parseConfig(await response.text()) : DEFAULT_CONFIG
  if (prerenderedWith !== JSON.stringify(config)) root.dataset.stale = 'page'
  return config
}

const config = readConfig()
config.catch((error: unknown) => {
  root.dataset.stale = 'page'
  if (!(error instanceof ConfigError)) throw error
})

const clicks: HTMLElement[] = []
const keep = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type=submit])') : null
  if (button) clicks.push(button)
}
addEventListener('click', keep, true)

window.overtone = {
  config,
  isStale: () => 'stale' in root.dataset,
  takeClicks: () => {
    removeEventListener('click', keep, true)
    return clicks.splice(0)
  },
}
