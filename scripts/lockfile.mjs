/**
 * Checks that the lockfile installs everywhere: npm leaves out other platforms'
 * optional packages when a version is so new that they can't be had yet, and
 * `npm ci` then refuses it on every platform.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** @typedef {{ optionalDependencies?: Record<string, string> }} Entry */

/**
 * Takes a lockfile's `packages`, by path; gives what they name as optional and the lockfile has no entry for.
 * @param {Record<string, Entry>} packages
 */
export function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => `${name}@${version}, which ${path} names`),
  )
}

/** Where Node looks for what the package at `path` imports: the root, and each package down to itself. @param {string} path */
function foldersAbove(path) {
  const ends = Array.from(path.matchAll(/\/node_modules\/|$/g), ({ index }) => index)
  return ['', ...ends.map((end) => `${path.slice(0, end)}/`)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const missing = missingPackages(JSON.parse(lockfile).packages)
  for (const name of missing) console.error(`package-lock.json has no entry for ${name}`)
  if (missing.length > 0) {
    console.error('Take versions whose packages for other platforms can be had, then write the lockfile again.')
    process.exitCode = 1
  }
}
