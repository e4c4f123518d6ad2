/**
 * Saves what a later `npm run configure` needs in `dist-server/`: the page templates and Vite's manifest. Writes
 * `site.json` into both folders, which identifies the build, and `version.json` into the site.
 */
import { execFileSync } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { siteJson } from './prerender/same-build.ts'

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
// Not part of `site.json`: builds of the same files have the same id, whenever they were made.
await writeFile('dist/version.json', JSON.stringify({ commit: commit(), time: new Date().toISOString() }))

/** Returns the hash of the commit, or "unknown" without git. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}
