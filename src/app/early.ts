/**
 * Runs inline at the end of every page, before anything is downloaded.
 *
 * Reads the configuration and takes away prerendered content that does not belong
 * to it. (Content that does not belong to the URL is hidden earlier still, by a
 * line in the page's head, which also keeps clicks made before the app is there.)
 */
import { type Config, ConfigError, DEFAULT_CONFIG, parseConfig } from './config.ts'

export type Early = {
  config: Promise<Config>
  /** True where the prerendered page is another one than this URL and configuration ask for. */
  isStale: () => boolean
}

declare global {
  interface Window {
    overtone: Early
    /** Buttons clicked before the app was there, oldest first; undefined from then on. */
    earlyClicks?: HTMLElement[]
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

window.overtone = {
  config,
  isStale: () => 'stale' in root.dataset,
}
