/**
 * Saves what a later `npm run configure` needs in `dist-server/`: the page templates and Vite's manifest. Writes
 * `site.json` into both folders, which identifies the build.
 */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { siteJson } from './prerender/same-build.mjs'

const TEMPLATE = 'dist-server/template.html'
const MANIFEST = 'dist-server/manifest.json'

await copyFile('dist/index.html', TEMPLATE)
await copyFile('dist/api-docs/index.html', 'dist-server/api-docs.html')
await copyFile('dist/.vite/manifest.json', MANIFEST)
await rm('dist/.vite', { recursive: true })
const json = siteJson(process.env.BASE_PATH ?? '/', [
  await readFile(TEMPLATE, 'utf8'),
  await readFile(MANIFEST, 'utf8'),
  await readFile('dist-server/entry.js', 'utf8'),
])
await writeFile('dist/site.json', json)
await writeFile('dist-server/site.json', json)
