/**
 * Writes the prerendered pages into a built site.
 *
 *   node scripts/build/prerender.mjs [--dist DIR] [--config FILE] [--any-server]
 *
 * The build runs it once; `npm run configure` runs it again with a configuration
 * of its own, from the bundle in `dist-server/`. With --any-server the pages may
 * call whatever server config.json comes to name, without it the one it names now.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { replaceFiles } from './prerender/site-files.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    'any-server': { type: 'boolean', default: false },
  },
})
const server = new URL('../../dist-server/', import.meta.url)
const target = join(values.dist, 'config.json')

try {
  const { renderSite, parseConfig } = await import(new URL('entry.js', server).href)
  const template = await readFile(new URL('template.html', server), 'utf8')
  const manifest = JSON.parse(await readFile(new URL('manifest.json', server), 'utf8'))

  const configText = await readFile(values.config ?? target, 'utf8')
  const config = parseConfig(configText)

  /** @type {Map<string, string>} */
  const files = await renderSite(config, { template, manifest }, values['any-server'])
  await replaceFiles(values.dist, files)
  if (values.config) await writeFile(target, configText)
  const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length
  console.log(`Prerendered ${pages} pages for ${config.store.name} (${config.api.mode}) into ${values.dist}/`)
} catch (error) {
  console.error(`Not prerendered: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
