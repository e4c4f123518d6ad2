/** Serves the built site as GitHub Pages would, with the built Storybook below it if there is one. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PORT, readOptions, wholeNumber } from '../shared/options.ts'
import { reasonOf } from '../shared/reason-of.ts'
import { serveFolder } from '../shared/static-server.ts'
import { ADDRESSES, STORYBOOK } from './addresses.ts'

const USAGE = `Serves the built site as GitHub Pages would, and a built Storybook below it.

  npm run preview -- [--port 4173] [--dist dist]`

const { dist, port } = readOptions({
  usage: USAGE,
  options: { port: { type: 'string', default: '4173' }, dist: { type: 'string', default: 'dist' } },
  read: (values) => ({ dist: values.dist, port: wholeNumber('port', values.port, MAX_PORT) }),
})
const SITE = new URL('../../dist-server/site.json', import.meta.url)

try {
  if (!existsSync(SITE)) throw new Error('there is no build: run "npm run build" first')
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} has no index.html, so it is no built site`)
  const { basePath } = JSON.parse(await readFile(SITE, 'utf8'))
  const storybook = existsSync(STORYBOOK) ? STORYBOOK : undefined
  const { origin } = await serveFolder(dist, { basePath, port, storybook })
  console.log(`${dist}/ is served at ${origin}${basePath}`)
  if (storybook) console.log(`Storybook is served at ${origin}${basePath}${ADDRESSES.shop.storybook}`)
} catch (error) {
  console.error(`Could not start: ${reasonOf(error)}`)
  process.exitCode = 1
}
