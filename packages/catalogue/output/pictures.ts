/** Pictures of a catalogue from a folder: each is resized to the widths that the shop shows. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { BlogPost, Product } from '#src/api/contract.ts'
import { SMALL_WIDTH } from '#src/lib/picture-width.ts'
import { fileIn } from '../../../scripts/shared/file-in.ts'
import { reasonOf } from '../../../scripts/shared/reason-of.ts'

const FOLDER = 'data/pictures'
/** Widths of the AVIF files (`src/lib/resized-picture.ts`). */
const WIDTHS = [SMALL_WIDTH, 2 * SMALL_WIDTH, 1600]
/** Width of the JPEG for previews of shared links, because few services read AVIF. */
const SHARED_WIDTH = 1200

const MAX_BYTES = 25_000_000
const MAX_PIXELS = 100_000_000

/** Files that this module writes. Those that end in `.new` are from an interrupted run. */
const PICTURE = /^data\/pictures\/[\da-f]{16}(?:-\d+\.avif|\.jpg)(\.new)?$/
/** Start of their paths, which all versions of a picture share. */
const START = /\bdata\/pictures\/[\da-f]{16}/g

type Rows = Pick<CatalogueFile, 'products' | 'posts'>

type PictureOptions = {
  /** Folder of the pictures. Without one, all pictures of files are left out. */
  from: string | null
  /** Folder of the catalogue. Files are written to `data/pictures/` in it, and kept if they exist. */
  out: string
  onProgress?: (done: number, total: number) => void
}

/**
 * Replaces names of files in `from` by the addresses of their resized pictures. Other addresses stay.
 *
 * A picture that is missing, too large or damaged is left out with a warning. Throws if a file cannot be written.
 */
export async function addPictures(
  { products, posts }: Rows,
  options: PictureOptions,
): Promise<Rows & { warnings: string[] }> {
  const warnings: string[] = []
  const replacements = new Map<string, string | null>()
  const addresses = new Set([...products.flatMap(({ images }) => images), ...posts.flatMap(picturesOf)].filter(isFile))
  if (addresses.size === 0) return { products, posts, warnings }
  for (const address of addresses) {
    replacements.set(
      address,
      await addressOf(address, options).catch((error: unknown) => {
        if (!(error instanceof BadPicture)) throw error
        warnings.push(`The picture ${address} ${error.message}.`)
        return null
      }),
    )
    options.onProgress?.(replacements.size, addresses.size)
  }
  const find = (address: string) => replacements.get(address) ?? (isFile(address) ? null : address)
  return {
    products: products.map((product) => withImages(product, find)),
    posts: posts.map((post) => withPictures(post, find)),
    warnings,
  }
}

/** Returns whether this module has written the file with this path in the folder of the catalogue. */
export const isPicture = (path: string): boolean => PICTURE.test(path)

/**
 * Returns the pictures that the texts do not name.
 *
 * @param paths of files for which `isPicture` is true
 * @param texts in parts
 */
export function unnamedPictures(paths: string[], texts: Iterable<string>[]): string[] {
  const named = new Set<string>()
  for (const parts of texts) for (const part of parts) for (const [start] of part.matchAll(START)) named.add(start)
  return paths.filter((path) => path.endsWith('.new') || !path.match(START)?.some((start) => named.has(start)))
}

type Find = (address: string) => string | null

const picturesOf = ({ featuredImage, blocks }: BlogPost): string[] =>
  [featuredImage, ...blocks.map((block) => (block.type === 'image' ? block.src : null))].flatMap((each) => each || [])

const withImages = (product: Product, find: Find): Product => ({
  ...product,
  images: product.images.flatMap((image) => find(image) ?? []),
})

const withPictures = (post: BlogPost, find: Find): BlogPost => ({
  ...post,
  featuredImage: post.featuredImage && find(post.featuredImage),
  blocks: post.blocks.flatMap((block) => {
    if (block.type !== 'image' || !block.src) return block
    const src = find(block.src)
    return src === null ? [] : { ...block, src }
  }),
})

/** The message continues "The picture lamp.jpg". */
class BadPicture extends Error {}

/** Returns whether a picture has no web address. A single letter before the colon is a drive on Windows. */
const isFile = (address: string): boolean => !/^([a-z][a-z\d+.-]+:|\/)/i.test(address)

async function addressOf(address: string, { from, out }: PictureOptions): Promise<string> {
  // Addresses of files that the site already has.
  const isOfSite = /^(data|images)\//.test(address)
  if (from === null) {
    if (isOfSite) return address
    throw new BadPicture('is the name of a file: pass its folder as --pictures')
  }
  const file = fileIn(from, address)
  if (file === null) {
    if (isOfSite) return address
    throw new BadPicture(`is not in ${from}`)
  }
  if (statSync(file).size > MAX_BYTES) throw new BadPicture('is larger than 25 MB')
  const bytes = readFileSync(file)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  await writeVersions(bytes, join(out, FOLDER, name))
  return `${FOLDER}/${name}-${2 * SMALL_WIDTH}.avif`
}

/** Writes the versions that do not exist. `path` is the start of their names. */
async function writeVersions(bytes: Buffer, path: string): Promise<void> {
  const versions = [
    ...WIDTHS.map((width) => ({
      file: `${path}-${width}.avif`,
      // An effort of 4, the default, takes nine times as long and saves a tenth of the bytes.
      encode: (picture: Sharp) => resized(picture, width).avif({ quality: 58, effort: 2 }),
    })),
    {
      file: `${path}.jpg`,
      encode: (picture: Sharp) =>
        resized(picture, SHARED_WIDTH).flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
    },
  ].filter(({ file }) => !existsSync(file))
  if (versions.length === 0) return
  const picture = await open(bytes)
  mkdirSync(join(path, '..'), { recursive: true })
  for (const { file, encode } of versions) {
    const encoded = await encode(picture.clone()).toBuffer().catch(throwDamaged)
    // Renaming is atomic, so a crash while writing leaves no half file.
    writeFileSync(`${file}.new`, encoded)
    renameSync(`${file}.new`, file)
  }
}

const resized = (picture: Sharp, width: number) => picture.resize({ width, withoutEnlargement: true })

async function open(bytes: Buffer): Promise<Sharp> {
  const { width, height, format, hasAlpha } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new BadPicture('is not a picture')
    })
  if (width * height > MAX_PIXELS) throw new BadPicture('has more than 100 megapixels')
  // Draws a small SVG in the largest width. The upper limit is that of sharp.
  const density = format === 'svg' ? Math.min(100_000, Math.max(72, (72 * 1600) / width)) : undefined
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, density }).autoOrient()
  // The alpha plane of an opaque picture can be a fifth of a small AVIF file.
  return hasAlpha && (await isOpaque(picture)) ? picture.removeAlpha() : picture
}

const isOpaque = async (picture: Sharp): Promise<boolean> =>
  (await picture.clone().stats().catch(throwDamaged)).isOpaque

function throwDamaged(error: unknown): never {
  throw new BadPicture(`is damaged: ${reasonOf(error)}`)
}
