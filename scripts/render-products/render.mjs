/**
 * Renders the pictures: `npm run render-products -- [--shape NAME] [--finish F] [--view N] [--scene NAME] [--force]`.
 * Leaves alone what is there and rendered from the same sources. `--preview [--out FILE] [--size N]` renders small PNGs
 * to look at and touches nothing under public/.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { blender } from './blender.mjs'
import { derivePictures } from './derive.mjs'
import { note, productPictures, readManifest, scenePictures } from './files.mjs'
import { weights } from './weights.mjs'

const { values } = parseArgs({
  options: {
    shape: { type: 'string' },
    finish: { type: 'string' },
    view: { type: 'string' },
    scene: { type: 'string' },
    force: { type: 'boolean' },
    preview: { type: 'boolean' },
    out: { type: 'string' },
    size: { type: 'string' },
    samples: { type: 'string' },
  },
})

const products = productPictures(values.shape).filter(
  ({ subject }) =>
    (!values.finish || subject.finish === values.finish) && (!values.view || String(subject.view) === values.view),
)
const productsOnly = values.shape || values.finish || values.view
const wanted = values.scene ? scenePictures(values.scene) : productsOnly ? products : [...products, ...scenePictures()]
if (wanted.length === 0) throw new Error('no such picture')

await (values.preview ? preview() : renderAll())

/** One PNG with all the wanted pictures: a row a finish or a scene, a column a view. */
async function preview() {
  const first = values.shape ? products : products.slice(0, 1)
  const oneEach =
    values.view || values.finish
      ? first
      : first.filter(({ subject }) => subject.view === 1 && subject.finish === first[0]?.subject.finish)
  const pictures = values.scene ? wanted : oneEach
  const columns = values.scene ? 1 : new Set(oneEach.map(({ subject }) => subject.view)).size
  const width = Number(values.size ?? (values.scene ? 480 : 360))
  const samples = Number(values.samples ?? 8)
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const out = values.out ?? join(tmpdir(), 'preview.png')
  try {
    const list = pictures.map((p) =>
      toRender({ ...p, width, height: Math.round((p.height / p.width) * width), samples }, folder),
    )
    await blender({ weights: weights(), pictures: list }, () => {})
    const height = Math.max(...list.map((p) => p.height))
    const tiles = list.map(async (p, i) => ({
      input: await sharp(p.out).resize(width, p.height).toBuffer(),
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

/**
 * What Blender is to render for a picture, and the PNG in `folder` that it is to write.
 * @param {import('./files.mjs').Picture} picture
 * @param {string} folder
 */
function toRender({ subject, width, height, samples, file }, folder) {
  return { ...subject, width, height, samples, out: join(folder, `${basename(file)}.png`) }
}

async function renderAll() {
  const manifest = readManifest()
  const stale = wanted.filter((p) => values.force || manifest[p.file] !== p.hash || !existsSync(p.path))
  console.log(`${stale.length} of ${wanted.length} pictures to render`)
  const failed = []
  for (const group of new Set(stale.map((p) => p.group))) {
    const pictures = stale.filter((p) => p.group === group)
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    const list = pictures.map((p) => toRender(p, folder))
    try {
      await blender({ weights: weights(), pictures: list }, async (png, seconds) => {
        const picture = pictures[list.findIndex((p) => p.out === png)]
        if (!picture) return
        const bytes = await encode(png, picture)
        note(picture)
        console.log(`${picture.file} ${seconds} s, ${(bytes / 1000).toFixed(1)} kB`)
      })
    } catch (error) {
      failed.push(group)
      console.error(`${group}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  console.log(`${await derivePictures()} pictures derived from them`)
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}

/**
 * Takes a PNG; writes the picture at the best quality that fits its maxBytes, and gives its size. AVIF, or JPEG where
 * the file says so.
 * @param {string} png
 * @param {import('./files.mjs').Picture} picture
 */
async function encode(png, { path, width, height, maxBytes }) {
  const pixels = readFileSync(png)
  const isJpeg = path.endsWith('.jpg')
  for (let quality = isJpeg ? 86 : 62; quality >= 20; quality -= 6) {
    const image = sharp(pixels).resize(width, height)
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
