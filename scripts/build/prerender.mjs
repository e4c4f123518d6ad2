/**
 * Writes the prerendered pages into a built site.
 *
 *   node scripts/build/prerender.mjs [--dist DIR] [--config FILE] [--prerender newest:N] [--any-server]
 *
 * Runs the bundle in `dist-server/` at the end of the build, and again as `npm run configure` with another
 * configuration. The folder `data/` beside that, with catalogue and pictures, is copied into the site. With --prerender,
 * only the N newest products get a page. The pages may call only the server in the configuration; with --any-server,
 * any server that config.json names later.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readPageList, reusablePages } from './prerender/page-list.mjs'
import { finishInterrupted } from './prerender/replacement.mjs'
import { requireSameBuild } from './prerender/same-build.mjs'
import { readShopFiles } from './prerender/shop-files.mjs'
import { filesIn, replaceFiles } from './prerender/site-files.mjs'
import { renderInThreads } from './prerender/threads.mjs'

/** Fewer pages are not worth another thread, which takes a second of processor time to start. */
const PAGES_PER_THREAD = 500
/** The cores of a small machine. */
const MAX_THREADS = 2

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    prerender: { type: 'string' },
    'any-server': { type: 'boolean', default: false },
  },
})
const bundle = new URL('../../dist-server/', import.meta.url)
const siteConfig = join(values.dist, 'config.json')

try {
  const newest = countOf(values.prerender)
  await finishInterrupted(values.dist)
  const build = await requireSameBuild(values.dist, fileURLToPath(bundle))
  const entry = new URL('entry.js', bundle)
  const { parseConfig, comparableConfig, countPages } = await import(entry.href)
  const template = await readFile(new URL('template.html', bundle), 'utf8')
  const apiDocs = await readFile(new URL('api-docs.html', bundle), 'utf8')
  const manifest = JSON.parse(await readFile(new URL('manifest.json', bundle), 'utf8'))

  const configText = await readFile(values.config ?? siteConfig, 'utf8')
  const config = parseConfig(configText)
  const folder = values.config ? dirname(values.config) : values.dist
  const catalogue = await readShopFiles(config, folder)

  const data = await filesIn(folder, 'data')
  const options = {
    allowAnyServer: values['any-server'],
    newest,
    hasIcons: existsSync(join(folder, 'data/icons/icon-512.png')),
  }
  const former = await readPageList(values.dist)
  const inputs = hashOf([build, comparableConfig(config), JSON.stringify({ ...options, newest: undefined })])
  const reusable = await reusablePages(values.dist, former, inputs)

  const threads = Math.min(MAX_THREADS, Math.ceil((await countPages(config, catalogue, options)) / PAGES_PER_THREAD))
  const args = [config, { template, apiDocs, manifest }, options, catalogue, reusable]
  const { written, unchanged } = await replaceFiles(values.dist, renderInThreads(entry, args, threads), {
    former,
    inputs,
    copies: { folder, names: data },
    config: values.config && configText,
  })
  const count = written.filter((name) => name.endsWith('.html')).length
  const others = unchanged > 0 ? `; ${unchanged} others have not changed` : ''
  console.log(`Prerendered ${count} pages for ${config.store.name} (${config.api.mode}) into ${values.dist}/${others}`)
} catch (error) {
  console.error(`Not prerendered: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** @param {string[]} texts */
function hashOf(texts) {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** Reads the value of --prerender. @param {string | undefined} value */
function countOf(value) {
  if (value === undefined) return undefined
  const [, count] = /^newest:(\d{1,9})$/.exec(value) ?? []
  if (count === undefined)
    throw new Error(`--prerender must be a number of products such as newest:5000, not "${value}"`)
  return Number(count)
}
