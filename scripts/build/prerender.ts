/**
 * Writes the prerendered pages into a built site.
 *
 * Runs the bundle in `dist-server/` at the end of the build, and again as `npm run configure` with another
 * configuration. The folder `data/` beside that, with catalogue and pictures, is copied into the site. The pages may call
 * only the server in the configuration; with --any-server, any server that config.json names later.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptionFile, readOptions } from '../shared/options.ts'
import { reasonOf } from '../shared/reason-of.ts'
import { formerCatalogues, isCatalogue, readCatalogue, withPrerendered } from './prerender/catalogue/live-catalogue.ts'
import { readContents, readShopFiles } from './prerender/files/shop-files.ts'
import { type File, filesIn, replaceSite, restoreSite } from './prerender/files/site-files.ts'
import { renderInThreads } from './prerender/pages/threads.ts'
import { requireSameBuild } from './prerender/same-build.ts'

type Entry = typeof import('./prerender/entry.ts')

/** Fewer pages are not worth another thread, which takes a second of processor time to start. */
const PAGES_PER_THREAD = 500
/** The cores of a small machine. */
const MAX_THREADS = 2

const USAGE = `Writes a configuration into a built site and prerenders its pages.

  npm run configure -- [--dist dist] [--config FILE] [--catalogue DIR | --from URL] [--prerender newest:N]

The folder data/ beside FILE is copied into the site. In live mode, --catalogue names the output folder of "npm run
catalogue" that pages of products and posts are prerendered from, and --from the backend to read them from. With
--prerender, only the N newest products get a page.`

const { newest, ...values } = readOptions({
  usage: USAGE,
  options: {
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    catalogue: { type: 'string' },
    from: { type: 'string' },
    prerender: { type: 'string' },
    'any-server': { type: 'boolean', default: false },
  },
  read(texts) {
    if (texts.catalogue !== undefined && texts.from !== undefined) throw new Error('Pass either --catalogue or --from.')
    return { ...texts, newest: countOf(texts.prerender) }
  },
})
const bundle = new URL('../../dist-server/', import.meta.url)
const siteConfig = join(values.dist, 'config.json')

try {
  await restoreSite(values.dist)
  await requireSameBuild(values.dist, fileURLToPath(bundle))
  const entry = new URL('entry.js', bundle)
  const {
    parseConfig,
    checkCatalogue,
    checkContents,
    checkKeys,
    countPages,
    generatedAtOf,
    isReadFrom,
    readBackendText,
    withoutBackend,
  }: Entry = await import(entry.href)
  const template = await readFile(new URL('template.html', bundle), 'utf8')
  const apiDocs = await readFile(new URL('api-docs.html', bundle), 'utf8')
  const manifest = JSON.parse(await readFile(new URL('manifest.json', bundle), 'utf8'))

  const givenText = readOptionFile('config', values.config ?? siteConfig)
  const givenConfig = parseConfig(givenText)
  const { mode, data: ownData, server, baseUrl } = givenConfig.api
  const hasSource = values.catalogue !== undefined || values.from !== undefined
  if (hasSource && mode !== 'live') {
    throw new Error('--catalogue and --from are for "api.mode": "live". Otherwise, name the file with "api.data".')
  }
  const folder = values.config ? dirname(values.config) : values.dist
  const ownCatalogue = await readShopFiles(givenConfig, folder)
  const isFromServer = server !== undefined && ownCatalogue !== undefined && isReadFrom(ownCatalogue, baseUrl)
  const configText = withPrerendered(givenText, hasSource || ownData, {
    isFromServer,
    generatedAt: mode === 'file' && ownCatalogue !== undefined ? generatedAtOf(ownCatalogue) : undefined,
  })
  const config = parseConfig(configText)
  const contents = await readContents(folder, values.catalogue)
  for (const warning of [...checkKeys(givenText, config), ...checkContents(config, contents)]) console.warn(warning)
  // Last, because reading a backend takes long.
  const catalogue = (await readLiveCatalogue(readBackendText)) ?? ownCatalogue
  if (catalogue !== undefined) checkCatalogue(catalogue, config)

  const data = await filesIn(folder, 'data')
  // The browser loads no catalogue in live mode.
  const copies = [
    { folder: values.dist, names: await formerCatalogues(values.dist, ownData) },
    { folder, names: mode === 'live' ? data.filter((name) => !isCatalogue(name)) : data },
  ]
  if (values.catalogue !== undefined) {
    copies.push({ folder: values.catalogue, names: await filesIn(values.catalogue, 'data/pictures') })
  }
  const options = {
    allowAnyServer: values['any-server'],
    newest,
    hasIcons: existsSync(join(folder, 'data/icons/icon-512.png')),
  }
  const pageCount = await countPages(config, catalogue, options, console.warn)
  const threads = Math.min(MAX_THREADS, Math.ceil(pageCount / PAGES_PER_THREAD))
  const args = [config, { template, apiDocs, manifest }, options, catalogue, contents]
  const written = await replaceSite(values.dist, renderInThreads(entry, args, threads), {
    copies,
    texts: [
      ...(ownData && ownCatalogue ? [[ownData, withoutBackend(ownCatalogue)] satisfies File] : []),
      ['config.json', configText],
    ],
  })
  const count = written.filter((name) => name.endsWith('.html')).length
  console.log(`Prerendered ${count} pages for ${config.store.name} (${config.api.mode}) into ${values.dist}/`)
} catch (error) {
  console.error(`Not prerendered: ${reasonOf(error)}`)
  process.exitCode = 1
}

/** Returns the text of the catalogue that the options name for a live shop, or undefined. */
async function readLiveCatalogue(readBackendText: Entry['readBackendText']) {
  if (values.catalogue !== undefined) return readCatalogue(values.catalogue)
  if (values.from === undefined) return undefined
  // The answers of an interrupted run are saved beside the bundle, because the site is published.
  return readBackendText(values.from, console.error, { out: fileURLToPath(bundle) })
}

/** Reads the value of --prerender. */
function countOf(value: string | undefined) {
  if (value === undefined) return undefined
  const [, count] = /^newest:(\d{1,9})$/.exec(value) ?? []
  if (count === undefined)
    throw new Error(`--prerender must be a number of products such as newest:5000, not "${value}"`)
  return Number(count)
}
