/** Compares the screenshots of two commits pixel by pixel. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export type Comparison = {
  name: string
  kind: 'unchanged' | 'changed' | 'added' | 'removed'
  /** Number of different pixels. */
  pixels: number
}

/** Compares the PNG files in the subfolders `before` and `after`. Writes images of the differences to `difference`. */
export async function compareScreenshots(folder: string): Promise<Comparison[]> {
  const [before, after] = ['before', 'after'].map((side) => new Set(readdirSync(join(folder, side))))
  mkdirSync(join(folder, 'difference'), { recursive: true })
  const comparisons: Comparison[] = []
  for (const file of [...new Set([...(before ?? []), ...(after ?? [])])].toSorted()) {
    const name = file.replace('.png', '')
    if (!before?.has(file)) comparisons.push({ name, kind: 'added', pixels: 0 })
    else if (!after?.has(file)) comparisons.push({ name, kind: 'removed', pixels: 0 })
    else {
      const pixels = await countDifferentPixels(folder, file)
      comparisons.push({ name, kind: pixels > 0 ? 'changed' : 'unchanged', pixels })
    }
  }
  return comparisons
}

async function countDifferentPixels(folder: string, file: string): Promise<number> {
  const paths = [join(folder, 'before', file), join(folder, 'after', file)]
  const [first, second] = paths.map((path) => readFileSync(path))
  if (!first || !second || first.equals(second)) return 0
  const [before, after] = await Promise.all([first, second].map((png) => sharp(png).ensureAlpha().raw().toBuffer()))
  const { width, height } = await sharp(first).metadata()
  if (!before || !after || before.length !== after.length) return width * height
  const output = Buffer.alloc(before.length)
  // No tolerance, because screenshots of the same state are identical.
  const pixels = pixelmatch(before, after, output, width, height, { threshold: 0, includeAA: true })
  await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, 'difference', file))
  return pixels
}
