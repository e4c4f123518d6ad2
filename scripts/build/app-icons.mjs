/**
 * Draws the app icons from public/favicon.svg: public/icon-192.png, icon-512.png (maskable) and apple-touch-icon.png.
 * Run with `node scripts/build/app-icons.mjs`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../../public')
const BACKGROUND = '#F6F5F2'
// Removes the favicon's dark colours, because the app icons have a light background in both colour schemes.
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/@media[^}]*\{[^}]*\}\s*\}/, '')

/**
 * `share` is the mark's width divided by the icon's. The system may crop a maskable icon to a circle of 0.8 times its
 * width; a mark of 0.68 fits into that circle.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.68 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8 },
]

for (const { file, size, share } of ICONS) {
  const drawn = await sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(Math.round(size * share))
    .toBuffer()
  const { size: bytes } = await sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: drawn }])
    .png({ palette: true, colours: 64 })
    .toFile(join(PUBLIC, file))
  console.log(`${file} ${size} × ${size}, ${(bytes / 1000).toFixed(1)} kB`)
}
