/**
 * The Chromium that tests drive: CHROME_PATH, an installed Chromium or Chrome,
 * else a package the platform offers. Nothing is downloaded from elsewhere.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without a window, which costs a test a third less. It blocks no popup. */
const SHELL = '/usr/bin/chromium-headless-shell'

const KNOWN_PLACES = [
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

const HOW_TO = 'Install Chromium or Chrome, or set CHROME_PATH to one that is installed.'

/** Debian's Firefox, for the end-to-end tests that are asked for in Firefox. */
export const FIREFOX_ESR = '/usr/bin/firefox-esr'

/** Root needs no sandbox; the rest keeps the browser from calling home during tests. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would set letters on whole pixels, where a fallback is wider than the face it stands in for.
  '--font-render-hinting=none',
]

/** The path of the browser, or undefined where there is none. */
export function findBrowser() {
  return chosenBrowser() ?? (existsSync(SHELL) ? SHELL : findWindowed())
}

/** As `findBrowser`, for a test of what belongs to a window. */
export function findWindowed() {
  return chosenBrowser() ?? KNOWN_PLACES.find((place) => existsSync(place))
}

function chosenBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}. ${HOW_TO}`)
  return chosen
}

/** Does nothing where a browser is installed. Throws, saying what to install, where none can be. */
export function installBrowser() {
  if (findWindowed()) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium…')
    apt('update', '-qq')
    apt('install', '-y', '-qq', 'chromium')
    // Not every distribution has the shell, and the tests can do without.
    apt('install', '-y', '-qq', 'chromium-headless-shell')
  }
  if (!findWindowed()) throw new Error(`The tests need a browser. ${HOW_TO}`)
}

/** @param {string[]} args */
function apt(...args) {
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
