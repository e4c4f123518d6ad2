/**
 * Installs the dependencies if they are missing or outdated. The other scripts are TypeScript that `tsx` runs, which is
 * itself a dependency, so this one is JavaScript and imports only Node's own modules.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)

if (!isInstalled()) {
  console.log('Installing dependencies…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // npm has printed why.
  if (status !== 0) process.exit(1)
}

/** Returns whether the installed versions are those of the lockfile. */
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
