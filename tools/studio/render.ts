/**
 * Renders the pictures: `npx tsx tools/studio/render.ts [--shape NAME] [--finish F] [--set SET] [--view N]
 * [--scene NAME] [--zoom] [--force]`. Skips pictures whose sources have not changed. `--adopt` records the sources
 * without rendering. `--preview [--dark] [--out FILE] [--size N]` renders one PNG with small versions on the backdrop
 * of a scheme and writes nothing under public/.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { onBackdrop } from './backdrop.ts'
import { blender } from './blender.ts'
import { derivePictures } from './derive.ts'
import {
  type Picture,
  productPictures,
  readManifest,
  scenePictures,
  updateManifest,
  writeZoomList,
  zoomPictures,
} from './files.ts'
import { weights } from './weights.ts'

const { values } = parseArgs({
  options: {
    shape: { type: 'string' },
    finish: { type: 'string' },
    set: { type: 'string' },
    view: { type: 'string' },
    scene: { type: 'string' },
    zoom: { type: 'boolean' },
    force: { type: 'boolean' },
    adopt: { type: 'boolean' },
    preview: { type: 'boolean' },
    dark: { type: 'boolean' },
    out: { type: 'string' },
    size: { type: 'string' },
    samples: { type: 'string' },
  },
})

const products = productPictures(values.shape).filter(
  ({ subject: { shape, finish, view } }) =>
    (!values.finish || finish === values.finish) &&
    (!values.set || values.set.split(',').includes(`${shape}-${finish}`)) &&
    (!values.view || String(view) === values.view),
)
const productsOnly = values.shape || values.finish || values.set || values.view
const zoom = values.scene || productsOnly ? [] : zoomPictures()
const wanted = values.scene
  ? scenePictures(values.scene)
  : values.zoom
    ? zoom
    : productsOnly
      ? products
      : [...products, ...scenePictures(), ...zoom]
if (wanted.length === 0) throw new Error('no such picture')

if (values.adopt) adopt()
else await (values.preview ? preview() : renderAll())

/** Marks the pictures that exist as rendered from the current sources. */
function adopt() {
  for (const picture of wanted) if (existsSync(picture.path)) updateManifest(picture)
}

/** Renders one PNG: a row per shape and finish, or per scene; a column per view. */
async function preview() {
  const first = values.shape || values.set ? products : products.slice(0, 1)
  const oneEach =
    values.view || values.finish || values.set
      ? first
      : first.filter(({ subject }) => subject.view === 1 && subject.finish === first[0]?.subject.finish)
  const pictures = values.scene ? wanted : oneEach
  const columns = values.scene ? 1 : new Set(oneEach.map(({ subject }) => subject.view)).size
  const width = Number(values.size ?? (values.scene ? 480 : 360))
  const samples = Number(values.samples ?? 8)
  const scheme = values.dark ? 'dark' : 'light'
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const out = values.out ?? join(tmpdir(), 'preview.png')
  try {
    const list = pictures.map((p) =>
      toRender({ ...p, width, height: Math.round((p.height / p.width) * width), samples }, folder),
    )
    await blender({ weights: weights(), pictures: list }, () => {})
    const height = Math.max(...list.map((p) => p.height))
    const tiles = list.map(async (p, i) => ({
      input: await onBackdrop(await sharp(p.out).resize(width, p.height).png().toBuffer(), scheme),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    }))
    const rows = Math.ceil(list.length / columns)
    await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#fff' } })
      .composite(await Promise.all(tiles))
      .png()
      .toFile(out)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(out)
}

/** Returns a picture's entry in the Blender job, with the PNG to write in `folder`. */
function toRender({ subject, width, height, samples, file }: Picture, folder: string) {
  return { ...subject, width, height, samples, out: join(folder, `${basename(file)}.png`) }
}

async function renderAll() {
  const manifest = readManifest()
  const stale = wanted.filter((p) => values.force || manifest[p.file] !== p.hash || !existsSync(p.path))
  console.log(`${stale.length} of ${wanted.length} pictures to render`)
  const failed: string[] = []
  for (const group of new Set(stale.map((p) => p.group))) {
    const pictures = stale.filter((p) => p.group === group)
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    const list = pictures.map((p) => toRender(p, folder))
    try {
      await blender({ weights: weights(), pictures: list }, async (png, seconds) => {
        const picture = pictures[list.findIndex((p) => p.out === png)]
        if (!picture) return
        const bytes = await encode(png, picture)
        updateManifest(picture)
        console.log(`${picture.file} ${seconds} s, ${(bytes / 1000).toFixed(1)} kB`)
      })
    } catch (error) {
      failed.push(group)
      console.error(`${group}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (zoom.length > 0) writeZoomList(zoom)
  console.log(`${await derivePictures()} small versions and share previews written`)
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}

/**
 * Encodes a PNG at the best quality that fits into `maxBytes`: AVIF with alpha, or JPEG on the light backdrop. Returns
 * the size in bytes.
 */
async function encode(png: string, { path, width, height, maxBytes }: Picture) {
  const isJpeg = path.endsWith('.jpg')
  const resized = await sharp(png).resize(width, height).png().toBuffer()
  const pixels = isJpeg ? await onBackdrop(resized) : resized
  for (let quality = isJpeg ? 86 : 62; quality >= 20; quality -= 6) {
    const image = sharp(pixels)
    const encoded = isJpeg
      ? image.jpeg({ quality, mozjpeg: true })
      : image.avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
    const data = await encoded.toBuffer()
    if (data.length > maxBytes) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, data)
    return data.length
  }
  throw new Error(`${path} does not fit into ${maxBytes} bytes`)
}
