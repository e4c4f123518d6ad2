/**
 * Writes one PNG with all product pictures or scenes and their names, on the backdrop of the light or dark scheme:
 * `npx tsx tools/studio/contact-sheet.ts OUT.png [--dark] [--scenes] [--size N]`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type SharpOptions } from 'sharp'
import { onBackdrop } from './backdrop.ts'
import { type Picture, productPictures, scenePictures } from './files.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    size: { type: 'string' },
    columns: { type: 'string' },
    shape: { type: 'string' },
    scenes: { type: 'boolean' },
    dark: { type: 'boolean' },
  },
})
const out = positionals[0]
if (!out)
  throw new Error(
    'usage: contact-sheet.ts OUT.png [--view N] [--shape A,B] [--scenes] [--dark] [--size N] [--columns N]',
  )

const LABEL = 22
const WHOLE = { fit: 'contain', background: '#ffffff' } as const
const size = Number(values.size ?? 200)
const columns = Number(values.columns ?? 6)
const pictures = values.scenes
  ? scenePictures()
  : productPictures(values.shape).filter(({ subject }) => !values.view || String(subject.view) === values.view)
const tiles = await Promise.all(
  pictures.map(async (p, i) => ({
    input: await tile(p),
    left: (i % columns) * size,
    top: Math.floor(i / columns) * (size + LABEL),
  })),
)
const height = Math.ceil(pictures.length / columns) * (size + LABEL)
await sharp({ create: { width: columns * size, height, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out)
console.log(`${out}: ${pictures.length} pictures`)

async function tile({ file, path }: Picture) {
  const label = Buffer.from(
    `<svg width="${size}" height="${LABEL}"><text x="6" y="15" font-family="sans-serif" font-size="11">${parse(file).name}</text></svg>`,
  )
  const blank: SharpOptions = { create: { width: size, height: size + LABEL, channels: 3, background: '#ffffff' } }
  const layers = [{ input: label, left: 0, top: size }]
  if (existsSync(path)) {
    const picture = await onBackdrop(readFileSync(path), values.dark ? 'dark' : 'light')
    layers.push({ input: await sharp(picture).resize(size, size, WHOLE).toBuffer(), left: 0, top: 0 })
  }
  return sharp(blank).composite(layers).png().toBuffer()
}
