/** Where pictures, kit, shapes and scenes lie, and what a picture depends on. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SCENES, SIZES } from './scenes.mjs'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const IMAGES = join(HERE, '../../public/images')
const MANIFEST = join(HERE, 'manifest.json')

const SIZE = 800
const SAMPLES = 8
/** More than a product picture's: what is out of focus needs them. */
const SCENE_SAMPLES = 32
const VIEWS = [1, 2, 3]
const KIT = [
  'studio.py',
  'denoise.py',
  ...readdirSync(join(HERE, 'kit'))
    .filter(isPython)
    .map((f) => `kit/${f}`),
]

/**
 * Pictures of one `group` share a Blender process. `subject` is what job.py reads beside the size, `file` the name in
 * the manifest.
 * @typedef {{ group: string, subject: object, file: string, path: string, hash: string, width: number, height: number,
 *   samples: number, maxBytes: number }} Picture
 */

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
 * Gives every picture of a product there should be, in a fixed order. Takes shapes to keep to (comma-separated), or
 * nothing for all.
 * @param {string} [only]
 * @returns {(Picture & { subject: { shape: string, finish: string, view: number } })[]}
 */
export function productPictures(only) {
  const shapes = readdirSync(join(HERE, 'shapes'))
    .filter((name) => isPython(name) && !name.startsWith('_'))
    .map((name) => name.slice(0, -3))
    .filter((shape) => !only || only.split(',').includes(shape))
    .toSorted()
  return shapes.flatMap((shape) => {
    const hash = hashOf(`${SIZE} ${SAMPLES}`, [`shapes/${shape}.py`, ...KIT])
    return finishesOf(shape).flatMap((finish) =>
      VIEWS.map((view) => {
        const file = `${shape}-${finish}-${view}.avif`
        const path = join(IMAGES, 'products', file)
        const subject = { shape, finish, view }
        return {
          group: shape,
          subject,
          file,
          path,
          hash,
          width: SIZE,
          height: SIZE,
          samples: SAMPLES,
          maxBytes: 25_000,
        }
      }),
    )
  })
}

/**
 * Gives every scene's picture. Takes scenes to keep to (comma-separated), or nothing for all.
 * @param {string} [only]
 * @returns {Picture[]}
 */
export function scenePictures(only) {
  return Object.entries(SCENES)
    .filter(([file]) => !only || only.split(',').includes(parse(file).name))
    .map(([file, { size: [width, height] = [1200, 675], things, ...scene }]) => {
      const subject = { focus: 0, blur: 1, within: [0.72, 0.8], ...scene, things: things.map(inFull) }
      const shapes = things.flatMap((thing) => ('shape' in thing ? `shapes/${thing.shape}.py` : []))
      const hash = hashOf(`${width} ${height} ${SCENE_SAMPLES} ${JSON.stringify(subject)}`, [
        ...shapes,
        'stage.py',
        ...KIT,
      ])
      const maxBytes = file.endsWith('.jpg') ? 150_000 : 60_000
      return {
        group: file,
        subject,
        file,
        path: join(IMAGES, file),
        hash,
        width,
        height,
        samples: SCENE_SAMPLES,
        maxBytes,
      }
    })
}

/** @param {import('./scenes.mjs').Product | import('./scenes.mjs').Block} thing */
function inFull(thing) {
  if ('block' in thing) return { turn: 0, lift: 0, colour: '#d9d4ca', ...thing }
  return { turn: 0, lift: 0, view: 1, size: SIZES[thing.shape], ...thing }
}

/**
 * @param {string} settings
 * @param {string[]} paths
 */
function hashOf(settings, paths) {
  const hash = createHash('sha256').update(settings)
  for (const path of paths) hash.update(path).update(readFileSync(join(HERE, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Gives what was rendered from which sources: {file: hash}. @returns {Record<string, string>} */
export function readManifest() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
}

/**
 * Takes a rendered picture and notes it, beside what another run may have noted since.
 * @param {Pick<Picture, 'file' | 'hash'>} picture
 */
export function note({ file, hash }) {
  const sorted = Object.fromEntries(
    Object.entries({ ...readManifest(), [file]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}
