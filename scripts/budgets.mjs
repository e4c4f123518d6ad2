/**
 * Holds the home page to its weight: what its HTML asks for at once is the app,
 * what the mock's chunk adds is the mock. Kilobytes are 1,000 bytes, gzipped.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGETS = { app: 215, mock: 90 }

const manifest = JSON.parse(readFileSync('dist-server/manifest.json', 'utf8'))
const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
const home = readFileSync('dist/index.html', 'utf8')

/** @param {string} file below dist/ */
const kilobytes = (file) => gzipSync(readFileSync(`dist/${file}`)).length / 1000

const asked = [...home.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url = '']) => url.slice(basePath.length))
const app = new Set(asked)
const mock = new Set(['api-worker.js', 'mockServiceWorker.js'])
collect('mocks/browser.ts', mock)
for (const file of app) mock.delete(file)

let exceeded = false
for (const [name, files] of Object.entries({ app, mock })) {
  const total = [...files].reduce((sum, file) => sum + kilobytes(file), 0)
  const budget = BUDGETS[/** @type {keyof typeof BUDGETS} */ (name)]
  exceeded ||= total > budget
  console.log(`${name}: ${total.toFixed(1)} kB of ${budget} kB gzipped, ${[...files].join(', ')}`)
}
if (home.includes('mocks/browser')) throw new Error('The home page asks for the mock before the app')
if (exceeded) {
  console.error('A budget is exceeded: load later what the home page does not need at once.')
  process.exitCode = 1
}

/** Adds the chunk and all it imports. @param {string} key @param {Set<string>} files */
function collect(key, files) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(imported, files)
}
