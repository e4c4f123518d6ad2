/** Compares the pictures of two commits, pixel by pixel. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** @typedef {{ name: string, kind: 'same' | 'changed' | 'new' | 'gone', pixels: number }} Compared */

/**
 * Takes the folder that holds `before` and `after`; writes what differs to `difference`. `pixels` is how many do.
 * @param {string} folder @returns {Promise<Compared[]>}
 */
export async function comparePictures(folder) {
  const [before, after] = ['before', 'after'].map((side) => new Set(readdirSync(join(folder, side))))
  mkdirSync(join(folder, 'difference'), { recursive: true })
  /** @type {Compared[]} */
  const compared = []
  for (const file of [...new Set([...(before ?? []), ...(after ?? [])])].toSorted()) {
    const name = file.replace('.png', '')
    if (!before?.has(file)) compared.push({ name, kind: 'new', pixels: 0 })
    else if (!after?.has(file)) compared.push({ name, kind: 'gone', pixels: 0 })
    else {
      const pixels = await difference(folder, file)
      compared.push({ name, kind: pixels > 0 ? 'changed' : 'same', pixels })
    }
  }
  return compared
}

/** @param {string} folder @param {string} file @returns {Promise<number>} */
async function difference(folder, file) {
  const paths = [join(folder, 'before', file), join(folder, 'after', file)]
  const [first, second] = paths.map((path) => readFileSync(path))
  if (!first || !second || first.equals(second)) return 0
  const [before, after] = await Promise.all([first, second].map((png) => sharp(png).ensureAlpha().raw().toBuffer()))
  const { width, height } = await sharp(first).metadata()
  if (!before || !after || before.length !== after.length) return width * height
  const shown = Buffer.alloc(before.length)
  // Every pixel counts: pictures of the same state are the same to the last one.
  const pixels = pixelmatch(before, after, shown, width, height, { threshold: 0, includeAA: true })
  await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, 'difference', file))
  return pixels
}
