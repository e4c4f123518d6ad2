/** Serves the built site as GitHub Pages would, with a built Storybook beside it: `npm run preview [-- --port 4173]`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BESIDE, STORYBOOK } from './addresses.mjs'
import { serveFolder } from './static-server.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, dist: { type: 'string', default: 'dist' } },
})

try {
  const site = await readFile(new URL('../../dist-server/site.json', import.meta.url), 'utf8')
  const { basePath } = JSON.parse(site)
  const storybook = existsSync(STORYBOOK) ? STORYBOOK : undefined
  const { origin } = await serveFolder(values.dist, { basePath, port: Number(values.port), storybook })
  console.log(`Serving ${values.dist}/ at ${origin}${basePath}`)
  if (storybook) console.log(`Its Storybook at ${origin}${basePath}${BESIDE.shop.storybook}`)
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'There is no build to preview: run "npm run build" first.' : error)
  process.exitCode = 1
}
