/**
 * Draws the app icons from public/favicon.svg: public/icon-192.png, icon-512.png (maskable) and apple-touch-icon.png.
 * Run with `npx tsx scripts/build/app-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcon, ICONS } from './draw-icon.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const BACKGROUND = '#F6F5F2'
// Removes the favicon's dark colours, because the app icons have a light background in both colour schemes.
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/@media[^}]*\{[^}]*\}\s*\}/, '')

for (const icon of ICONS) {
  const png = await drawIcon(Buffer.from(mark), icon, BACKGROUND)
  writeFileSync(join(PUBLIC, icon.file), png)
  console.log(`${icon.file} ${icon.size} × ${icon.size}, ${(png.length / 1000).toFixed(1)} kB`)
}
