/** Writes pictures as small files. */
import pixelmatch from 'pixelmatch'
import sharp, { type Region, type WebpOptions } from 'sharp'

/** Pixels around what differs, so that a reader sees where it is. */
const MARGIN = 80

/** Difference of two colors, between 0 and 1, above which it can be seen at a glance. */
const VISIBLE = 0.1

type Rgb = [red: number, green: number, blue: number]
/** Color of a difference that can hardly be seen. */
const FAINT: Rgb = [255, 176, 0]
/** Color of a difference that can be seen at a glance. */
const STRONG: Rgb = [255, 0, 0]

const LOSSY: WebpOptions = { quality: 80 }
const LOSSLESS: WebpOptions = { lossless: true }

/** Size of a picture in pixels, and bytes of all of its files. */
export type Size = { width: number; height: number; bytes: number }

export async function writeScreenshot(png: Buffer, file: string): Promise<Size> {
  const { width, height, size } = await sharp(png).webp(LOSSY).toFile(file)
  return { width, height, bytes: size }
}

/**
 * Writes the part of two screenshots that differs to `{path}.before.webp` and `{path}.after.webp`, and the different
 * pixels to `{path}.difference.webp`, which have the same size. Writes nothing if there is no difference.
 */
export async function writeDifference(before: Buffer, after: Buffer, path: string): Promise<Size | undefined> {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, current] = [await pixelsOf(before, width, height), await pixelsOf(after, width, height)]
  const difference = Buffer.alloc(old.length)
  const markDifferences = (threshold: number, diffColor: Rgb) =>
    pixelmatch(old, current, difference, width, height, { threshold, diffColor, includeAA: true, diffMask: true })
  // No tolerance, because screenshots of the same state are identical.
  if (markDifferences(0, FAINT) === 0) return undefined
  markDifferences(VISIBLE, STRONG)

  const region = regionOf(difference, width, height)
  const write = (pixels: Buffer, side: string, format: WebpOptions) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .extract(region)
      .webp(format)
      .toFile(`${path}.${side}.webp`)
  const files = [
    await write(old, 'before', LOSSY),
    await write(current, 'after', LOSSY),
    await write(difference, 'difference', LOSSLESS),
  ]
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return { width: region.width, height: region.height, bytes }
}

/** Returns the pixels of a screenshot, with transparent ones at the right and below up to a size. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const image = sharp(png).ensureAlpha()
  const size = await image.metadata()
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: '#0000' })
    .raw()
    .toBuffer()
}

/** Returns the smallest region with all pixels that are not transparent, and its margin. */
function regionOf(pixels: Buffer, width: number, height: number): Region {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (pixels[pixel * 4 + 3] === 0) continue
    left = Math.min(left, pixel % width)
    right = Math.max(right, pixel % width)
    top = Math.min(top, Math.floor(pixel / width))
    bottom = Math.max(bottom, Math.floor(pixel / width))
  }
  left = Math.max(0, left - MARGIN)
  top = Math.max(0, top - MARGIN)
  return {
    left,
    top,
    width: Math.min(width, right + MARGIN + 1) - left,
    height: Math.min(height, bottom + MARGIN + 1) - top,
  }
}
