/**
 * Checks the size of scripts: `app` is what the home page's HTML contains and loads, and `mock` what the mock API adds with
 * the button of the Demo Lab. Sizes are gzipped, in kB of 1,000 bytes. Needs a build.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { elementsIn, inlineParts } from '../build/html.ts'
import { readOptions } from '../shared/options.ts'

const BUDGETS = { app: 225, mock: 110 }

const USAGE = `Checks the size of scripts. Needs a build.

  npm run check -- budgets [--against DIR]

--against compares with the build in another checkout DIR and prints a Markdown table.`

const { against } = readOptions({ usage: USAGE, options: { against: { type: 'string' } }, read: requireBuilds })
const sizes = measure('.')
const before = against === undefined ? undefined : measure(against)

if (before) console.log('| | before | now | budget |\n| --- | ---: | ---: | ---: |')
for (const name of ['app', 'mock'] as const) {
  const [size, budget] = [sizes[name].toFixed(1), BUDGETS[name]]
  console.log(
    before
      ? `| ${name} | ${before[name].toFixed(1)} kB | ${size} kB | ${budget} kB |`
      : `${name}: ${size} of ${budget} kB`,
  )
  if (sizes[name] > budget) {
    console.error(`${name} is over its budget. Remove code, or load later what the page does not need at once.`)
    process.exitCode = 1
  }
}

function requireBuilds({ against: other }: { against?: string }) {
  for (const folder of ['.', other ?? '.']) {
    if (existsSync(join(folder, 'dist/index.html'))) continue
    throw new Error(`${folder} has no build: run "npm run build" there first.`)
  }
  return { against: other }
}

/** Returns the sizes of a build. `folder` contains `dist` and `dist-server`. */
function measure(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file))
  const manifest = JSON.parse(String(read('dist-server/manifest.json')))
  const { basePath } = JSON.parse(String(read('dist-server/site.json')))
  const home = String(read('dist/index.html'))
  const urls = Array.from(home.matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, url = '']) => url)
  const app = new Set(urls.map((url) => url.slice(basePath.length)))
  const mock = new Set(['api-worker.js', 'mockServiceWorker.js'])
  addChunk(mock, 'mocks/browser/worker.ts')
  if (app.has(manifest['mocks/browser/worker.ts'].file)) {
    throw new Error('The home page loads the mock API before the app')
  }
  addChunk(mock, 'mocks/store/built-in-rows.ts')
  addChunk(mock, 'src/features/demo-lab/panel/DemoButton.tsx')
  for (const file of app) mock.delete(file)
  const inline = inlineParts(elementsIn(parse(home))).scripts.join('\n')
  return { app: sizeOf(app) + gzipSync(inline).length / 1000, mock: sizeOf(mock) }

  /** Adds the chunk with this key in Vite's manifest, and its imports. */
  function addChunk(files: Set<string>, key: string) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build of ${folder} has no chunk of ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) addChunk(files, imported)
  }

  /** Returns the size of files, which are relative to `dist/`. */
  function sizeOf(files: Set<string>) {
    return Array.from(files, (file) => gzipSync(read(`dist/${file}`)).length / 1000).reduce(
      (sum, size) => sum + size,
      0,
    )
  }
}
