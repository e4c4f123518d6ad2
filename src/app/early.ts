/**
 * Runs inline at the end of every page, before anything is downloaded.
 *
 * Reads the configuration, takes away prerendered content that does not belong to
 * it, loads the faces, and fetches the answers that the page was made with. (Content
 * that does not belong to the URL is hidden earlier still, by a line in the page's
 * head, which also keeps what is clicked and chosen before the app is there.)
 */
import type { DehydratedState } from '@tanstack/react-query'
import { type Config, ConfigError, DEFAULT_CONFIG, parseConfig } from './config.ts'

export type Early = {
  config: Promise<Config>
  /** The query cache the page was prerendered with; null where it does not count or can't be had. */
  answers: Promise<DehydratedState | null>
  /** True where the prerendered page is another one than this URL and configuration ask for. */
  isStale: () => boolean
}

declare global {
  interface Window {
    overtone: Early
    /** True where the app stays away (scripts/vite/floor-script.ts). */
    belowFloor?: boolean
    /** Buttons, checkboxes and selects used before React listened, oldest first; undefined from then on. */
    earlyUses?: HTMLElement[]
  }
}

const root = document.documentElement
delete root.dataset.early

const isAnotherPage = () => root.dataset.stale === 'page'
/** The configuration this page was prerendered with, and where its answers lie; absent where it was not prerendered. */
const { config: prerenderedWith, answers: answersFile } = root.dataset

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

// The first paint does without the faces; from here on the page is set in them, together.
Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => {
  delete root.dataset.faces
})

/** The page's scripts take longer to arrive than this. Never fails: without answers, the page is rendered afresh. */
async function readAnswers(): Promise<DehydratedState | null> {
  if (!answersFile || isAnotherPage()) return null
  // Beside the configuration, which only seldom says that they don't count.
  const asked = fetch(answersFile).catch(() => null)
  await config.catch(() => undefined)
  if (isAnotherPage()) return null
  const response = await asked
  return response?.ok ? response.json().catch(() => null) : null
}

window.overtone = {
  config,
  answers: readAnswers(),
  isStale: () => 'stale' in root.dataset,
}
