import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * Returns the number of pixels in which two screenshots differ, without those of anti-aliased edges. Returns all if they
 * have different sizes.
 */
export async function countDifferentPixels(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([decode(first), decode(second)])
  const { width, height } = a.info
  if (width !== b.info.width || height !== b.info.height) return width * height
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 })
}

const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
