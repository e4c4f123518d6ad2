/**
 * Checks that the lockfile installs everywhere: npm leaves out other platforms'
 * optional packages when a version is so new that they can't be had yet, and
 * `npm ci` then refuses it on every platform.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { satisfies } from 'semver'

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} Entry */

/**
 * Takes a lockfile's `packages`, by path; returns what they name as optional and the lockfile has no entry for.
 * @param {Record<string, Entry>} packages
 */
export function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !satisfies(nearest(packages, path, name)?.version ?? '', range))
      .map(([name, range]) => `${name}@${range}, which ${path} names`),
  )
}

/**
 * The entry that the package at `path` gets for `name`: its own, else that of the closest package around it.
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 */
function nearest(packages, path, name) {
  const ends = Array.from(path.matchAll(/\/node_modules\/|$/g), ({ index }) => index)
  const folders = ['', ...ends.map((end) => `${path.slice(0, end)}/`)]
  const holder = folders.findLast((folder) => `${folder}node_modules/${name}` in packages)
  return holder === undefined ? undefined : packages[`${holder}node_modules/${name}`]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const missing = missingPackages(JSON.parse(lockfile).packages)
  for (const name of missing) console.error(`package-lock.json has no entry for ${name}`)
  if (missing.length > 0) {
    console.error('Take versions whose packages for other platforms can be had, then write the lockfile again.')
    process.exitCode = 1
  }
}
