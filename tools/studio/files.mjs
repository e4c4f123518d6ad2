/** Paths of the pictures, and the sources that each one depends on. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BACKDROPS } from './backdrop.mjs'
import { SCENES, SIZES } from './scenes.mjs'
import { VARIANTS } from './variants.mjs'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const IMAGES = join(HERE, '../../public/images')
const MANIFEST = join(HERE, 'manifest.json')
const ZOOM_LIST = join(HERE, '../../src/lib/zoom-pictures.json')

const SIZE = 800
const ZOOM_SIZE = 1600
/** Number of products, newest first, whose first picture has a zoom picture. */
const ZOOMED = 24
const SAMPLES = 8
/** Samples per pixel of a scene: more than for product pictures, because blurred parts are noisier. */
const SCENE_SAMPLES = 32
const VIEWS = [1, 2, 3]
const KIT = [
  'studio.py',
  'cutout.py',
  'denoise.py',
  ...readdirSync(join(HERE, 'kit'))
    .filter(isPython)
    .map((f) => `kit/${f}`),
]

/**
 * Pictures of one `group` are rendered in one Blender process. `subject` is the input of job.py, `file` the name in the
 * manifest.
 * @typedef {{ group: string, subject: object, file: string, path: string, hash: string, width: number, height: number,
 *   samples: number, maxBytes: number }} Picture
 */

/** @param {string} name */
function isPython(name) {
  return name.endsWith('.py')
}

/** Paths of the models by the names of their shapes. */
const SHAPES = Object.fromEntries(
  readdirSync(join(HERE, 'shapes'), { recursive: true, encoding: 'utf8' })
    .filter(isPython)
    .map((file) => [parse(file).name, join('shapes', file)]),
)

/**
 * Reads a shape's finishes, which have three views, from its `FINISHES` line. Throws if there is none.
 * @param {string} shape
 */
function finishesOf(shape) {
  const line = /^FINISHES\s*=\s*\(([^)]*)\)/m.exec(readFileSync(join(HERE, SHAPES[shape] ?? ''), 'utf8'))
  if (!line?.[1]) throw new Error(`${SHAPES[shape]} has no FINISHES`)
  return [...line[1].matchAll(/['"]([\w-]+)['"]/g)].map((m) => m[1] ?? '')
}

/**
 * Returns all product pictures in a fixed order, or those of the given shapes (comma-separated).
 * @param {string} [only]
 * @returns {(Picture & { subject: { shape: string, finish: string, view: number } })[]}
 */
export function productPictures(only) {
  const shapes = Object.keys(SHAPES)
    .filter((shape) => !only || only.split(',').includes(shape))
    .toSorted()
  return shapes.flatMap((shape) =>
    finishesOf(shape)
      .flatMap((finish) => VIEWS.map((view) => productPicture({ shape, finish, view })))
      .concat(
        Object.entries(VARIANTS[shape] ?? {}).map(([finish, variant]) =>
          productPicture({ shape, finish, view: 1, variant }),
        ),
      ),
  )
}

/** @param {{ shape: string, finish: string, view: number, variant?: import('./variants.mjs').Variant }} subject */
function productPicture(subject) {
  const { shape, finish, view, variant } = subject
  const file = `${shape}-${finish}-${view}.avif`
  const settings = [SIZE, SAMPLES, ...(variant ? [JSON.stringify(variant)] : [])]
  return {
    group: variant ? 'variants' : shape,
    subject,
    file,
    path: join(IMAGES, 'products', file),
    hash: hashOf(settings.join(' '), [`shapes/${shape}.py`, ...KIT]),
    width: SIZE,
    height: SIZE,
    samples: SAMPLES,
    maxBytes: 25_000,
  }
}

/**
 * Returns the zoom pictures: the first pictures of the newest products, at twice the size.
 * @returns {Promise<Picture[]>}
 */
export async function zoomPictures() {
  // Vite reads the TypeScript of the fixtures.
  const { runnerImport } = await import('vite')
  /** @type {{ module: { products: { createdAt?: string | null, images: string[] }[] } }} */
  const { module } = await runnerImport(join(HERE, '../../fixtures/products.ts'))
  const newest = module.products.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const names = new Set(
    newest.slice(0, ZOOMED).flatMap(({ images }) => images.slice(0, 1).map((image) => basename(image))),
  )
  return productPictures()
    .filter(({ file }) => names.has(file))
    .map(zoomOf)
}

/** @param {Picture} picture */
const zoomOf = (picture) => ({
  ...picture,
  file: `zoom/${picture.file}`,
  path: join(IMAGES, 'products/zoom', picture.file),
  width: ZOOM_SIZE,
  height: ZOOM_SIZE,
  maxBytes: 120_000,
})

/**
 * Lists the zoom pictures that exist, for the product page.
 * @param {Picture[]} pictures
 */
export function writeZoomList(pictures) {
  const names = pictures.filter(({ path }) => existsSync(path)).map(({ path }) => basename(path))
  writeFileSync(ZOOM_LIST, `${JSON.stringify(names.toSorted(), null, 2)}\n`)
}

/**
 * Returns all scenes, or the given ones (comma-separated).
 * @param {string} [only]
 * @returns {Picture[]}
 */
export function scenePictures(only) {
  return Object.entries(SCENES)
    .filter(([file]) => !only || only.split(',').includes(parse(file).name))
    .map(([file, { size: [width, height] = [1200, 675], things, ...scene }]) => {
      const subject = { focus: 0, blur: 1, within: [0.72, 0.8], ...scene, things: things.map(inFull) }
      const shapes = things.flatMap((thing) => ('shape' in thing ? `shapes/${thing.shape}.py` : []))
      const isJpeg = file.endsWith('.jpg')
      const settings = [width, height, SCENE_SAMPLES, JSON.stringify(subject)]
      // A JPEG contains the light backdrop, so its hash includes the colours.
      if (isJpeg) settings.push(JSON.stringify(BACKDROPS.light))
      const hash = hashOf(settings.join(' '), [...shapes, 'stage.py', ...KIT])
      const maxBytes = 40_000
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
  for (const path of paths) hash.update(path).update(readFileSync(join(HERE, SHAPES[parse(path).name] ?? path)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the manifest: the source hash of each file. @returns {Record<string, string>} */
export function readManifest() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
}

/**
 * Writes a picture's hash to the manifest. Reads the manifest again, because another run may have changed it.
 * @param {Pick<Picture, 'file' | 'hash'>} picture
 */
export function updateManifest({ file, hash }) {
  const sorted = Object.fromEntries(
    Object.entries({ ...readManifest(), [file]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}
