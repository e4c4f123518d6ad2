/**
 * Holds the home page to its weight: what its HTML asks for at once is the app,
 * what the mock's chunk adds is the mock. Kilobytes are 1,000 bytes, gzipped.
 *
 *   npm run budgets [-- --against DIR]
 *
 * Needs a build. `--against` says the same of a build in another DIR beside it, as
 * a table in Markdown.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

const BUDGETS = { app: 215, mock: 105 }

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const weights = weigh('.')
const against = values.against === undefined ? null : weigh(values.against)

if (against) console.log('| gzipped | before | now | budget |\n| --- | ---: | ---: | ---: |')
for (const name of /** @type {const} */ (['app', 'mock'])) {
  const { total, files } = weights[name]
  const budget = BUDGETS[name]
  const now = `${total.toFixed(1)} kB`
  const before = against?.[name].total.toFixed(1)
  console.log(
    before === undefined
      ? `${name}: ${now} of ${budget} kB gzipped, ${files.join(', ')}`
      : `| ${name} | ${before} kB | ${now} | ${budget} kB |`,
  )
  if (total > budget) {
    console.error(`${name} is over its budget: load later what the home page does not need at once.`)
    process.exitCode = 1
  }
}

/** Of the build in a folder that holds `dist` and `dist-server`. @param {string} folder */
function weigh(folder) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file))
  const manifest = JSON.parse(String(read('dist-server/manifest.json')))
  const { basePath } = JSON.parse(String(read('dist-server/site.json')))
  const home = String(read('dist/index.html'))
  if (home.includes('mocks/browser')) throw new Error('The home page asks for the mock before the app')

  const asked = [...home.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url = '']) => url.slice(basePath.length))
  const app = new Set(asked)
  const mock = new Set(['api-worker.js', 'mockServiceWorker.js'])
  collect('mocks/browser.ts')
  for (const file of app) mock.delete(file)
  return { app: weightOf(app), mock: weightOf(mock) }

  /** Adds the chunk and all it imports. @param {string} key */
  function collect(key) {
    const chunk = manifest[key]
    if (!chunk || mock.has(chunk.file)) return
    mock.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }

  /** @param {Set<string>} names below dist/ */
  function weightOf(names) {
    const files = [...names]
    return { files, total: files.reduce((sum, file) => sum + gzipSync(read(`dist/${file}`)).length / 1000, 0) }
  }
}
