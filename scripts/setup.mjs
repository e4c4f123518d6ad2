/**
 * Installs what is missing, so that `npm start` and `npm test` work on a fresh
 * clone: the dependencies and, with `--browser`, a Chromium for the tests.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { browser: { type: 'boolean' } } })
const root = new URL('..', import.meta.url)

if (!isInstalled()) {
  console.log('Installing dependencies…')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

if (values.browser) {
  // Read after installing: it is a module of this project's own.
  const { installBrowser } = await import('./shared/browser.mjs')
  installBrowser()
}

/** True when what npm installed is what the lockfile asks for. */
function isInstalled() {
  const installed = new URL('node_modules/.package-lock.json', root)
  if (!existsSync(installed)) return false
  const { packages: wanted } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      !path || optional || devOptional || peer || found[path]?.version === version,
  )
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
}
