/**
 * A journey through the built shop in WebKit: `npm run test:webkit`. Needs a build. Not a
 * part of `npm test`, which asks for no other browser than Chromium. WebKitGTK is not
 * Safari, but has its habits with the back/forward cache, layout and pictures.
 */
import { readFile } from 'node:fs/promises'
import { serveFolder } from '../build/static-server.mjs'
import { startWebKit, whatIsMissing } from './webkit/browser.mjs'
import { STEPS } from './webkit/journey.mjs'
import { visitorOf } from './webkit/visitor.mjs'

/** Milliseconds that the whole journey may take. */
const LIMIT = 180_000

const missing =
  whatIsMissing() ??
  (await readFile('dist-server/site.json').then(
    () => undefined,
    () => 'There is no build to visit: run "npm run build" first.',
  ))
if (missing) {
  console.error(missing)
  process.exit(1)
}

const { basePath } = JSON.parse(await readFile('dist-server/site.json', 'utf8'))
const started = Date.now()
const { origin, close } = await serveFolder('dist', { basePath })
const driver = await startWebKit()
const visitor = visitorOf(driver, origin + basePath)
let failed = 0
for (const [sentence, step] of STEPS) {
  const begun = Date.now()
  const error = await (begun - started < LIMIT ? step(visitor) : Promise.reject(new Error('No time is left'))).then(
    () => undefined,
    (reason) => reason,
  )
  if (error) failed += 1
  console.log(`${error ? 'FAILED' : 'ok    '} ${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${sentence}`)
  if (error) console.log(`         ${error instanceof Error ? error.message : error}`)
}
await driver.quit()
await close()

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`)
console.log(`${STEPS.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
