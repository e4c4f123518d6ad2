/**
 * Serves the built site as GitHub Pages would, with the built Storybook below it if there is one:
 * `npm run preview [-- --port 4173] [--dist DIR]`.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { serveFolder } from '../shared/static-server.ts'
import { ADDRESSES, STORYBOOK } from './addresses.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, dist: { type: 'string', default: 'dist' } },
})

try {
  const site = await readFile(new URL('../../dist-server/site.json', import.meta.url), 'utf8')
  const { basePath } = JSON.parse(site)
  const storybook = existsSync(STORYBOOK) ? STORYBOOK : undefined
  const { origin } = await serveFolder(values.dist, { basePath, port: Number(values.port), storybook })
  console.log(`${values.dist}/ is served at ${origin}${basePath}`)
  if (storybook) console.log(`Storybook is served at ${origin}${basePath}${ADDRESSES.shop.storybook}`)
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(isMissing ? 'There is no build: run "npm run build" first.' : error)
  process.exitCode = 1
}
