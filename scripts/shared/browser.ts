/**
 * Finds the Chromium that tests and measurements run in: CHROME_PATH, else an installed Chromium or Chrome. On Debian
 * and Ubuntu, root can have it installed from the distribution's packages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a test in two thirds of the time of a full Chromium, but blocks no popups. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const HOW_TO_INSTALL = 'Install Chromium or Chrome, or set CHROME_PATH to the path of an installed one.'

export const BROWSER_ARGS: string[] = [
  // Chromium refuses to start its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it, the headless shell rounds glyph widths to whole pixels, and the fallback font becomes wider than the
  // web font whose metrics it imitates.
  '--font-render-hinting=none',
]

/**
 * Returns the path of the browser to use: CHROME_PATH, else the headless shell, else a full browser. Returns undefined
 * if none is installed.
 */
export function findBrowser(): string | undefined {
  return browserFromEnvironment() ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findFullBrowser())
}

/** Returns the path of a full browser, for tests that need its popup blocker or its rendering. */
export function findFullBrowser(): string | undefined {
  return browserFromEnvironment() ?? KNOWN_PATHS.find((path) => existsSync(path))
}

function browserFromEnvironment() {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH is not a file: ${path}. ${HOW_TO_INSTALL}`)
  return path
}

/** Installs Chromium if there is no browser. Throws an error with instructions if that is not possible. */
export function installBrowser(): void {
  if (findFullBrowser()) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium…')
    apt('update', '-qq')
    apt('install', '-y', '-qq', 'chromium')
    // A separate command, because some distributions have no such package and the tests also run without it.
    apt('install', '-y', '-qq', 'chromium-headless-shell')
  }
  if (!findFullBrowser()) throw new Error(`The tests need a browser. ${HOW_TO_INSTALL}`)
}

function apt(...args: string[]) {
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
