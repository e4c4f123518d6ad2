/**
 * Holds the home page to its weight: what its HTML asks for at once is the app,
 * what the mock's chunk adds is the mock. Kilobytes are 1,000 bytes, gzipped. The
 * built Storybook is held to what it takes on a disk, beside what `public/` brings.
 *
 *   npm run budgets [-- --against DIR]
 *
 * Needs a build of both. `--against` says the same of a build in another DIR beside
 * it, as a table in Markdown.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { STORYBOOK } from '../build/addresses.mjs'

/** Four fifths of Storybook's are its own frame, its test library and axe: see docs/decisions/0057. */
const BUDGETS = { app: 215, mock: 105, storybook: 8_000 }

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const weights = weigh('.')
const against = values.against === undefined ? null : weigh(values.against)

if (against) console.log('| | before | now | budget |\n| --- | ---: | ---: | ---: |')
for (const name of /** @type {const} */ (['app', 'mock', 'storybook'])) {
  const { total, what } = weights[name]
  const budget = BUDGETS[name]
  const now = `${total.toFixed(1)} kB`
  const before = against?.[name].total.toFixed(1)
  console.log(
    before === undefined
      ? `${name}: ${now} of ${budget} kB ${what}`
      : `| ${name} | ${before} kB | ${now} | ${budget} kB |`,
  )
  if (total > budget) {
    console.error(`${name} is over its budget: load later what is not needed at once, or leave it out.`)
    process.exitCode = 1
  }
}

/** Of the builds in a folder that holds `dist`, `dist-server` and the Storybook. @param {string} folder */
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
  return { app: weightOf(app), mock: weightOf(mock), storybook: weightOfStorybook() }

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
    const total = files.reduce((sum, file) => sum + gzipSync(read(`dist/${file}`)).length / 1000, 0)
    return { what: `gzipped, ${files.join(', ')}`, total }
  }

  function weightOfStorybook() {
    const files = readdirSync(join(folder, STORYBOOK), { recursive: true, encoding: 'utf8' })
      .filter((file) => !existsSync(join(folder, 'public', file)))
      .map((file) => statSync(join(folder, STORYBOOK, file)))
      .filter((file) => file.isFile())
    return { what: `on disk, ${files.length} files`, total: files.reduce((sum, { size }) => sum + size / 1000, 0) }
  }
}
