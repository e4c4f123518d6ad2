/**
 * Checks the size of scripts: `inline` is what every page contains, `app` what the home page's HTML loads, `mock` what the
 * mock API adds with the button of the Demo Lab, `recorder` what is loaded after hydration for reports, and `reference`
 * what the HTML of the API reference loads. Sizes are gzipped, in kB of 1,000 bytes. Needs a build.
 *
 *   npm run check -- budgets [--against DIR]
 *
 * --against compares with the build in another checkout DIR and prints a Markdown table.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { elementsIn, inlineParts } from '../build/html.mjs'

const BUDGETS = { inline: 5, app: 225, mock: 108, recorder: 8, reference: 580 }

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const sizes = measure('.')
const before = values.against === undefined ? undefined : measure(values.against)

if (before) console.log('| | before | now | budget |\n| --- | ---: | ---: | ---: |')
for (const name of /** @type {const} */ (['inline', 'app', 'mock', 'recorder', 'reference'])) {
  const budget = BUDGETS[name]
  const { total, files } = sizes[name]
  console.log(
    before
      ? `| ${name} | ${before[name].total.toFixed(1)} kB | ${total.toFixed(1)} kB | ${budget} kB |`
      : `${name}: ${total.toFixed(1)} of ${budget} kB in ${files.join(', ')}`,
  )
  if (total > budget) {
    console.error(`${name} is over its budget. Remove code, or load later what the page does not need at once.`)
    process.exitCode = 1
  }
}

/** @param {string} folder with `dist` and `dist-server` */
function measure(folder) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file))
  const manifest = JSON.parse(String(read('dist-server/manifest.json')))
  const { basePath } = JSON.parse(String(read('dist-server/site.json')))
  const home = String(read('dist/index.html'))
  if (home.includes('mocks/browser')) throw new Error('The home page loads the mock API before the app')

  const app = scriptsOf(home)
  const mock = new Set(['api-worker.js', 'mockServiceWorker.js'])
  addChunk(mock, 'mocks/browser.ts')
  addChunk(mock, 'mocks/built-in-rows.ts')
  addChunk(mock, 'src/features/demo-lab/DemoButton.tsx')
  /** @type {Set<string>} */
  const recorder = new Set()
  addChunk(recorder, 'src/features/demo-lab/recorder/recorder.ts')
  for (const file of app) {
    mock.delete(file)
    recorder.delete(file)
  }
  return {
    inline: {
      files: ['index.html'],
      total: gzipSync(inlineParts(elementsIn(parse(home))).scripts.join('\n')).length / 1000,
    },
    app: sizeOf(app),
    mock: sizeOf(mock),
    recorder: sizeOf(recorder),
    reference: sizeOf(scriptsOf(String(read('dist/api-docs/index.html')))),
  }

  /** Returns the scripts that a page loads. @param {string} html */
  function scriptsOf(html) {
    const urls = Array.from(html.matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, url = '']) => url)
    return new Set(urls.map((url) => url.slice(basePath.length)))
  }

  /**
   * Adds a chunk and its imports.
   * @param {Set<string>} files
   * @param {string} key in Vite's manifest
   */
  function addChunk(files, key) {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) addChunk(files, imported)
  }

  /** @param {Set<string>} names relative to dist/ */
  function sizeOf(names) {
    const files = [...names]
    return { files, total: files.reduce((sum, file) => sum + gzipSync(read(`dist/${file}`)).length / 1000, 0) }
  }
}
