/**
 * The JPEG that a shared link shows of each picture set: few of the services that draw such links can read AVIF. Made
 * from the set's first picture, so it needs no Blender.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGES, note, readManifest } from './files.mjs'

/** Writes what is missing or made from another picture; gives how many. */
export async function sharePictures() {
  const manifest = readManifest()
  mkdirSync(join(IMAGES, 'shared'), { recursive: true })
  let written = 0
  for (const name of readdirSync(join(IMAGES, 'products'))) {
    const set = /^(.+)-1\.avif$/.exec(name)?.[1]
    if (!set) continue
    const avif = readFileSync(join(IMAGES, 'products', name))
    const file = `shared/${set}.jpg`
    const path = join(IMAGES, file)
    const hash = createHash('sha256').update(avif).digest('hex').slice(0, 16)
    if (manifest[file] === hash && existsSync(path)) continue
    await sharp(avif).jpeg({ quality: 76, mozjpeg: true }).toFile(path)
    note({ file, hash })
    written++
  }
  return written
}
