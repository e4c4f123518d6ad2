/** Paths of the pictures, and the sources that each one depends on. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { products } from '#fixtures/products.ts'
import { BACKDROPS } from './backdrop.ts'
import { type Block, type Product, SCENES, SIZES } from './scenes.ts'
import { VARIANTS, type Variant } from './variants.ts'

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

export type Picture<Subject = object> = {
  /** Pictures of one group are rendered in one Blender process. */
  group: string
  /** Input of job.py. */
  subject: Subject
  /** Name in the manifest. */
  file: string
  path: string
  hash: string
  width: number
  height: number
  samples: number
  maxBytes: number
}

/** One view of a finish of a shape. */
type View = { shape: string; finish: string; view: number; variant?: Variant }

function isPython(name: string) {
  return name.endsWith('.py')
}

/** Paths of the models by the names of their shapes. */
const SHAPES = Object.fromEntries(
  readdirSync(join(HERE, 'shapes'), { recursive: true, encoding: 'utf8' })
    .filter(isPython)
    .map((file) => [parse(file).name, join('shapes', file)]),
)

/** Reads a shape's finishes, which have three views, from its `FINISHES` line. Throws if there is none. */
function finishesOf(shape: string) {
  const line = /^FINISHES\s*=\s*\(([^)]*)\)/m.exec(readFileSync(join(HERE, SHAPES[shape] ?? ''), 'utf8'))
  if (!line?.[1]) throw new Error(`${SHAPES[shape]} has no FINISHES`)
  return [...line[1].matchAll(/['"]([\w-]+)['"]/g)].map((m) => m[1] ?? '')
}

/** Returns all product pictures in a fixed order, or those of the given shapes (comma-separated). */
export function productPictures(only?: string): Picture<View>[] {
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

function productPicture(subject: View): Picture<View> {
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

/** Returns the zoom pictures: the first pictures of the newest products, at twice the size. */
export function zoomPictures(): Picture[] {
  const newest = products.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const names = new Set(
    newest.slice(0, ZOOMED).flatMap(({ images }) => images.slice(0, 1).map((image) => basename(image))),
  )
  return productPictures()
    .filter(({ file }) => names.has(file))
    .map(zoomOf)
}

const zoomOf = (picture: Picture): Picture => ({
  ...picture,
  file: `zoom/${picture.file}`,
  path: join(IMAGES, 'products/zoom', picture.file),
  width: ZOOM_SIZE,
  height: ZOOM_SIZE,
  maxBytes: 120_000,
})

/** Lists the zoom pictures that exist, for the product page. */
export function writeZoomList(pictures: Picture[]): void {
  const names = pictures.filter(({ path }) => existsSync(path)).map(({ path }) => basename(path))
  writeFileSync(ZOOM_LIST, `${JSON.stringify(names.toSorted(), null, 2)}\n`)
}

/** Returns all scenes, or the given ones (comma-separated). */
export function scenePictures(only?: string): Picture[] {
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

function inFull(thing: Product | Block) {
  if ('block' in thing) return { turn: 0, lift: 0, colour: '#d9d4ca', ...thing }
  return { turn: 0, lift: 0, view: 1, size: SIZES[thing.shape], ...thing }
}

function hashOf(settings: string, paths: string[]) {
  const hash = createHash('sha256').update(settings)
  for (const path of paths) hash.update(path).update(readFileSync(join(HERE, SHAPES[parse(path).name] ?? path)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the manifest: the source hash of each file. */
export function readManifest(): Record<string, string> {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
}

/** Writes a picture's hash to the manifest. Reads the manifest again, because another run may have changed it. */
export function updateManifest({ file, hash }: Pick<Picture, 'file' | 'hash'>): void {
  const sorted = Object.fromEntries(
    Object.entries({ ...readManifest(), [file]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}
