/** Where pictures, kit and shapes lie, and what a picture depends on. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const PICTURES = join(HERE, '../../public/images/products')
const MANIFEST = join(HERE, 'manifest.json')

export const SIZE = 800
export const SAMPLES = 8
export const MAX_BYTES = 25_000
const VIEWS = [1, 2, 3]
const KIT = [
  'studio.py',
  'denoise.py',
  ...readdirSync(join(HERE, 'kit'))
    .filter(isPython)
    .map((f) => `kit/${f}`),
]

/** @param {string} name */
function isPython(name) {
  return name.endsWith('.py')
}

/**
 * Takes a file name of a shape; gives its two finishes, read from the `FINISHES` line. Throws if there is none.
 * @param {string} shape
 */
function finishesOf(shape) {
  const line = /^FINISHES\s*=\s*\(([^)]*)\)/m.exec(readFileSync(join(HERE, 'shapes', `${shape}.py`), 'utf8'))
  if (!line?.[1]) throw new Error(`shapes/${shape}.py has no FINISHES`)
  return [...line[1].matchAll(/['"]([\w-]+)['"]/g)].map((m) => m[1] ?? '')
}

/**
 * Gives every picture there should be, in a fixed order: shape, finish, view, file name and hash of its sources.
 * Takes shapes to keep to (comma-separated), or nothing for all.
 * @typedef {{ shape: string, finish: string, view: number, file: string, hash: string }} Picture
 * @param {string} [only]
 * @returns {Picture[]}
 */
export function allPictures(only) {
  const shapes = readdirSync(join(HERE, 'shapes'))
    .filter((name) => isPython(name) && !name.startsWith('_'))
    .map((name) => name.slice(0, -3))
    .filter((shape) => !only || only.split(',').includes(shape))
    .toSorted()
  return shapes.flatMap((shape) => {
    const hash = hashOf([`shapes/${shape}.py`, ...KIT])
    return finishesOf(shape).flatMap((finish) =>
      VIEWS.map((view) => ({ shape, finish, view, file: `${shape}-${finish}-${view}.avif`, hash })),
    )
  })
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256').update(`${SIZE} ${SAMPLES}`)
  for (const path of paths) hash.update(path).update(readFileSync(join(HERE, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Gives what was rendered from which sources: {file: hash}. @returns {Record<string, string>} */
export function readManifest() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
}

/**
 * Takes a rendered picture and notes it, beside what another run may have noted since.
 * @param {Picture} picture
 */
export function note({ file, hash }) {
  const sorted = Object.fromEntries(
    Object.entries({ ...readManifest(), [file]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}
