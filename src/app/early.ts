/**
 * Runs inline at the end of every page, before anything is downloaded.
 *
 * Reads the configuration, takes away prerendered content that does not belong
 * to it, and keeps clicks made before the app is there. (Content that does not
 * belong to the URL is hidden earlier still, by a line in the page's head.)
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
