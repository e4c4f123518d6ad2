/**
 * What is made from a product's pictures, so it needs no Blender: of every picture a small one, for where it is drawn
 * small, and of each set's first one the JPEG that a shared link shows, because few of the services that draw such
 * links can read AVIF.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { IMAGES, note, readManifest } from './files.mjs'

/** Pixels; the shop says the same of them (`SMALL_WIDTH`). */
const SMALL = 400

/** Writes what is missing or made from another picture; gives how many. */
export async function derivePictures() {
  let written = 0
  for (const name of readdirSync(join(IMAGES, 'products'))) {
    const avif = readFileSync(join(IMAGES, 'products', name))
    const hash = createHash('sha256').update(avif).digest('hex').slice(0, 16)
    const small = sharp(avif).resize(SMALL, SMALL).avif({ quality: 58, effort: 6, chromaSubsampling: '4:2:0' })
    written += await write(`small/${name}`, hash, small)
    const set = /^(.+)-1\.avif$/.exec(name)?.[1]
    if (set) written += await write(`shared/${set}.jpg`, hash, sharp(avif).jpeg({ quality: 76, mozjpeg: true }))
  }
  return written
}

/**
 * @param {string} file
 * @param {string} hash of what it is made from
 * @param {import('sharp').Sharp} image
 */
async function write(file, hash, image) {
  const path = join(IMAGES, file)
  if (readManifest()[file] === hash && existsSync(path)) return 0
  mkdirSync(dirname(path), { recursive: true })
  await image.toFile(path)
  note({ file, hash })
  return 1
}
