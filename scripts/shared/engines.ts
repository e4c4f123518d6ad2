/**
 * Browser engines for the end-to-end tests. Chromium is the installed browser that `../shared/browser.ts` finds;
 * Firefox and WebKit are Playwright's own builds.
 */
import { existsSync } from 'node:fs'
import { devices, firefox, type PlaywrightTestOptions, type PlaywrightWorkerOptions, webkit } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './browser.ts'

/** Playwright's options for each engine. */
export const ENGINES: Record<string, Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>> = {
  chromium: { ...devices['Desktop Chrome'], launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } },
  firefox: {
    ...devices['Desktop Firefox'],
    launchOptions: {
      // Overlay scrollbars, as Playwright has them in its other engines.
      firefoxUserPrefs: { 'widget.gtk.overlay-scrollbars.enabled': true, 'ui.useOverlayScrollbars': 1 },
    },
  },
  webkit: { ...devices['Desktop Safari'] },
}

/** Returns why an engine cannot start, with the command that installs it, or undefined if it can. */
export function missingEngine(engine: string): string | undefined {
  if (!(engine in ENGINES)) return `--engine must be one of ${Object.keys(ENGINES).join(', ')}.`
  const browser = { firefox, webkit }[engine]
  if (!browser || existsSync(browser.executablePath())) return undefined
  return `${engine} is not installed. Install it with "npx playwright install --with-deps ${engine}".`
}
