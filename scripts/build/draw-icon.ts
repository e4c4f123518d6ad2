/** Draws app icons. */
import sharp from 'sharp'

/**
 * `share` is the mark's width divided by the icon's. The system may crop a maskable icon to a circle of 0.8 times its
 * width; a mark of 0.68 fits into that circle.
 */
export const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.68 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8 },
]

/** Returns an icon as PNG: a picture in the middle of a square. Rejects for a picture that sharp can't read. */
export async function drawIcon(
  picture: Buffer,
  { size, share }: { size: number; share: number },
  background: string,
): Promise<Buffer> {
  const mark = Math.round(size * share)
  const { format, width } = await sharp(picture).metadata()
  // Without a density, sharp would enlarge an SVG that it has drawn in its own size.
  const density = format === 'svg' ? Math.min(100_000, Math.max(72, (72 * size) / width)) : undefined
  const drawn = await sharp(picture, { density })
    .resize(mark, mark, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}
