/**
 * Writes the prerendered pages into a built site.
 *
 *   node scripts/prerender.mjs [--dist DIR] [--config FILE] [--any-server]
 *
 * The build runs it once; `npm run configure` runs it again with a configuration
 * of its own, from the bundle in `dist-server/`. With --any-server the pages may
 * call whatever server config.json comes to name, without it the one it names now.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ANY_SERVER, STYLES_OF_THE_APP, serverOf, withPolicy } from './policy.mjs'
import { replaceFiles } from './prerender/site-files.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    'any-server': { type: 'boolean', default: false },
  },
})
const server = new URL('../dist-server/', import.meta.url)

try {
  await prerender(values.dist, values.config, values['any-server'])
} catch (error) {
  console.error(`Not prerendered: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/**
 * @param {string} dist the built site
 * @param {string | undefined} configFile written into the site, where given
 * @param {boolean} isForAnyServer
 */
async function prerender(dist, configFile, isForAnyServer) {
  const { renderPages, sitemapFiles, parseConfig, basePath } = await import(new URL('entry.js', server).href)
  const template = await readFile(new URL('template.html', server), 'utf8')
  const manifest = JSON.parse(await readFile(new URL('manifest.json', server), 'utf8'))

  const target = join(dist, 'config.json')
  const configText = await readFile(configFile ?? target, 'utf8')
  const config = parseConfig(configText)

  const servers = isForAnyServer ? ANY_SERVER : serverOf(config)
  const pages = await renderPages(config)
  const files = new Map()
  for (const page of pages) {
    const html = fill(template, page, preloads(template, manifest, page.routeIds, basePath))
    files.set(page.file, withPolicy(html, { servers, styles: STYLES_OF_THE_APP }))
    if (page.answers) files.set(page.answers.file, page.answers.json)
  }
  for (const { file, text } of sitemapFiles(config)) files.set(file, text)
  await replaceFiles(dist, files)
  if (configFile) await writeFile(target, configText)
  console.log(`Prerendered ${pages.length} pages for ${config.store.name} (${config.api.mode}) into ${dist}/`)
}

/**
 * @param {string} template
 * @param {{ html: string, head: string, body: string, tail: string }} page
 * @param {string} links
 */
function fill(template, page, links) {
  return template
    .replace('<html lang="en">', () => `<html lang="en"${page.html && ` ${page.html}`}>`)
    .replace('<!--page-head-->', () => page.head)
    .replace('</head>', () => `${links}</head>`)
    .replace('<!--page-body-->', () => page.body)
    .replace('<!--page-tail-->', () => page.tail)
}

/**
 * The scripts of the shown routes are wanted as soon as the app's own has run.
 * @param {string} template already preloads the app's own
 * @param {Record<string, { file: string, src?: string, imports?: string[] }>} manifest
 * @param {string[]} routeIds
 * @param {string} basePath
 */
function preloads(template, manifest, routeIds, basePath) {
  const wanted = new Set()
  /** @param {string} key */
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk || wanted.has(chunk.file)) return
    wanted.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const id of routeIds) {
    const source = `src/routes/${routeFile(id)}`
    for (const key of Object.keys(manifest)) if (key.startsWith(`${source}?tsr-split`)) add(key)
  }
  return [...wanted]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" href="${basePath}${file}">`)
    .join('')
}

/** @param {string} id a route's id, such as `/category/$slug` */
function routeFile(id) {
  return `${id === '/' ? 'index' : id.slice(1).replaceAll('/', '.')}.tsx`
}
