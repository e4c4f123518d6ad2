/**
 * Checks that the lockfile has an entry for every optional package of every platform. Just after a release, packages
 * for some platforms may not be published yet. npm then omits them, and `npm ci` fails on all platforms.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The lockfile's `packages`, by path. */
type Packages = Record<string, { version?: string; optionalDependencies?: Record<string, string> }>

/**
 * Returns the optional dependencies without an entry. An exact version needs an entry of that version. A range accepts
 * any entry, because the packages of a tool's platforms have exact versions.
 */
export function missingPackages(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const entry = nearest(packages, path, name)
        return /^\d/.test(range) ? entry?.version !== range : !entry
      })
      .map(([name, range]) => `${name}@${range}, a dependency of ${path}`),
  )
}

/**
 * Returns the entry that the package at `path` resolves `name` to. As in Node, an entry nested in the package takes
 * precedence over one in a folder around it.
 */
function nearest(packages: Packages, path: string, name: string) {
  const ends = Array.from(path.matchAll(/\/node_modules\/|$/g), ({ index }) => index)
  const folders = ['', ...ends.map((end) => `${path.slice(0, end)}/`)]
  const found = folders.findLast((folder) => `${folder}node_modules/${name}` in packages)
  return found === undefined ? undefined : packages[`${found}node_modules/${name}`]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const missing = missingPackages(JSON.parse(lockfile).packages)
  for (const name of missing) console.error(`package-lock.json has no entry for ${name}.`)
  if (missing.length > 0) {
    console.error('Use versions that are published for all platforms and run "npm install" again.')
    process.exitCode = 1
  }
}
