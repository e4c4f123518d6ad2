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

type Box = { x: number; y: number; width: number; height: number }

/** Returns how many parts of a screenshot have a single colour. Elements that are not visible have no box. */
export async function countBlank(screenshot: Buffer, boxes: (Box | null)[]): Promise<number> {
  const { data, info } = await decode(screenshot)
  const isBlank = await Promise.all(
    boxes.map(async (box) => {
      if (!box) return true
      const [left = 0, top = 0, width = 0, height = 0] = [box.x, box.y, box.width, box.height].map(Math.round)
      // `stats` reads its input as it is, before any `extract`.
      const part = await sharp(data, { raw: info }).extract({ left, top, width, height }).png().toBuffer()
      const { channels } = await sharp(part).stats()
      return channels.every(({ stdev }) => stdev < 1)
    }),
  )
  return isBlank.filter(Boolean).length
}
