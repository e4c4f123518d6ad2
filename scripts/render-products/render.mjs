/**
 * Renders the product pictures: `npm run render-products -- [--shape NAME] [--finish F] [--view N] [--force]`.
 * Leaves alone what is there and rendered from the same sources. `--preview [--out FILE] [--size N]` renders small PNGs
 * to look at and touches nothing under public/.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { blender } from './blender.mjs'
import { allPictures, MAX_BYTES, note, PICTURES, readManifest, SAMPLES, SIZE } from './files.mjs'
import { weights } from './weights.mjs'

const { values } = parseArgs({
  options: {
    shape: { type: 'string' },
    finish: { type: 'string' },
    view: { type: 'string' },
    force: { type: 'boolean' },
    preview: { type: 'boolean' },
    out: { type: 'string' },
    size: { type: 'string' },
    samples: { type: 'string' },
  },
})

const wanted = allPictures(values.shape).filter(
  (p) => (!values.finish || p.finish === values.finish) && (!values.view || String(p.view) === values.view),
)
if (wanted.length === 0) throw new Error('no such picture')

await (values.preview ? preview() : renderAll())

/** One PNG with all the wanted pictures side by side: a row a finish, a column a view. */
async function preview() {
  const size = Number(values.size ?? 360)
  const first = values.shape ? wanted : wanted.slice(0, 1)
  const pictures =
    values.view || values.finish ? first : first.filter((p) => p.view === 1 && p.finish === first[0]?.finish)
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const out = values.out ?? join(tmpdir(), `preview-${pictures[0]?.shape}.png`)
  try {
    const list = inFolder(pictures, folder)
    await blender({ weights: weights(), size, samples: Number(values.samples ?? 8), pictures: list }, () => {})
    const columns = new Set(list.map((p) => p.view)).size
    const rows = Math.ceil(list.length / columns)
    const tiles = list.map((p, i) => ({
      input: p.out,
      left: (i % columns) * size,
      top: Math.floor(i / columns) * size,
    }))
    await sharp({ create: { width: columns * size, height: rows * size, channels: 3, background: '#fff' } })
      .composite(tiles)
      .png()
      .toFile(out)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(out)
}

/**
 * The pictures, each with the PNG in `folder` that Blender is to write.
 * @param {import('./files.mjs').Picture[]} pictures
 * @param {string} folder
 */
function inFolder(pictures, folder) {
  return pictures.map((p) => Object.assign({}, p, { out: join(folder, `${p.file}.png`) }))
}

async function renderAll() {
  mkdirSync(PICTURES, { recursive: true })
  const manifest = readManifest()
  const stale = wanted.filter((p) => values.force || manifest[p.file] !== p.hash || !existsSync(join(PICTURES, p.file)))
  console.log(`${stale.length} of ${wanted.length} pictures to render`)
  const failed = []
  for (const shape of new Set(stale.map((p) => p.shape))) {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    const list = inFolder(
      stale.filter((p) => p.shape === shape),
      folder,
    )
    try {
      const job = { weights: weights(), size: SIZE, samples: SAMPLES, pictures: list }
      await blender(job, async (path, seconds) => {
        const picture = list.find((p) => p.out === path)
        if (!picture) return
        const bytes = await encode(path, join(PICTURES, picture.file))
        note(picture)
        console.log(`${basename(picture.file)} ${seconds} s, ${(bytes / 1000).toFixed(1)} kB`)
      })
    } catch (error) {
      failed.push(shape)
      console.error(`${shape}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}

/**
 * Takes a PNG; writes an AVIF of at most MAX_BYTES, at the best quality that fits. Gives its size.
 * @param {string} png
 * @param {string} avif
 */
async function encode(png, avif) {
  const pixels = readFileSync(png)
  for (let quality = 62; quality >= 20; quality -= 6) {
    const data = await sharp(pixels).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer()
    if (data.length > MAX_BYTES) continue
    writeFileSync(avif, data)
    return data.length
  }
  throw new Error(`${avif} does not fit into ${MAX_BYTES} bytes`)
}
