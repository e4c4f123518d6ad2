/** Serves the built site as GitHub Pages would: `npm run preview [-- --port 4173]`. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { serveFolder } from './static-server.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, dist: { type: 'string', default: 'dist' } },
})

try {
  const site = await readFile(new URL('../../dist-server/site.json', import.meta.url), 'utf8')
  const { basePath } = JSON.parse(site)
  const { origin } = await serveFolder(values.dist, { basePath, port: Number(values.port) })
  console.log(`Serving ${values.dist}/ at ${origin}${basePath}`)
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'There is no build to preview: run "npm run build" first.' : error)
  process.exitCode = 1
}
