/**
 * Checks the lockfiles: each entry has the hash that `npm ci` compares the downloaded package with, and there is an entry
 * for every optional package of every platform. Just after a release, packages for some platforms may not be published
 * yet. npm then omits them, and `npm ci` fails on all platforms.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

type Entry = {
  /** The package's name, if it differs from the folder's. */
  name?: string
  version?: string
  integrity?: string
  /** A folder of the repository, which is not downloaded. */
  link?: boolean
  /** Part of the package around it. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/** The lockfile's `packages`, by path. */
type Packages = Record<string, Entry>

/** Returns the entries of which `npm ci` would accept any content. */
export function unverifiedPackages(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
}

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
  for (const file of ['package-lock.json', 'scripts/openapi/clients/package-lock.json']) {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    report(
      missingPackages(packages).map((name) => `${file} has no entry for ${name}.`),
      'Use versions that are published for all platforms and run "npm install" again.',
    )
    report(
      unverifiedPackages(packages).map((name) => `${file} has no "integrity" for ${name}.`),
      'Copy it from "npm view NAME@VERSION dist.integrity".',
    )
  }
}

function report(problems: string[], advice: string) {
  if (problems.length === 0) return
  for (const line of [...problems, advice]) console.error(line)
  process.exitCode = 1
}
