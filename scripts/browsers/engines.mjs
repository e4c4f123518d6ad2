/**
 * The engines that the end-to-end tests run in, and what drives each: Chromium is any
 * that is installed (`browser.mjs`), the others are Playwright's own. Debian's Firefox
 * stands in for Playwright's where that is not installed.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { devices, firefox } from '@playwright/test'
import { BROWSER_ARGS, FIREFOX_ESR, findBrowser } from './browser.mjs'

export const ENGINES = ['chromium', 'firefox', 'webkit']

/** Scrollbars that lie on the page, as Playwright has them in every other engine. */
const firefoxUserPrefs = { 'widget.gtk.overlay-scrollbars.enabled': true, 'ui.useOverlayScrollbars': 1 }

/** @typedef {import('@playwright/test').PlaywrightTestOptions & import('@playwright/test').PlaywrightWorkerOptions} Options */

/** @type {Record<string, Partial<Options>>} */
export const DRIVERS = {
  chromium: { ...devices['Desktop Chrome'], launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } },
  firefox: { ...devices['Desktop Firefox'], browserName: 'firefox', launchOptions: { firefoxUserPrefs } },
  'firefox-esr': {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: devices['Desktop Firefox'].viewport,
    launchOptions: { executablePath: fileURLToPath(new URL('firefox-bidi.mjs', import.meta.url)), firefoxUserPrefs },
  },
  webkit: { ...devices['Desktop Safari'], browserName: 'webkit' },
}

/**
 * Takes one of ENGINES; returns the one of DRIVERS that there is for it.
 * @param {string} engine
 */
export function driverOf(engine) {
  if (engine !== 'firefox' || existsSync(firefox.executablePath())) return engine
  if (existsSync(FIREFOX_ESR)) return 'firefox-esr'
  throw new Error('There is no Firefox: install firefox-esr, or run `npx playwright install firefox`.')
}
