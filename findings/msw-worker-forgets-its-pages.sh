#!/usr/bin/env bash
# The service worker of Mock Service Worker keeps the list of pages that it answers in memory. Browsers stop an idle worker,
# and a deployment replaces it: afterwards requests of an open page reach the host, with no message in the page. The shop
# repairs that in public/api-worker.js.
#
# Needs Chromium: CHROME_PATH, or /usr/bin/chromium. Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts msw@2.15.0 playwright-core@1.65.1

cat > run.mjs <<'JS'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const PAGE = `<!doctype html><script src="/msw.js"></script><script>
  const { setupWorker, http, HttpResponse } = MockServiceWorker
  window.started = setupWorker(http.get('/api/brands', () => HttpResponse.text('mock'))).start({ quiet: true })
</script>`
let worker = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8')
const files = {
  '/': ['text/html', () => PAGE],
  '/msw.js': ['text/javascript', () => readFileSync('node_modules/msw/lib/iife/index.js')],
  '/mockServiceWorker.js': ['text/javascript', () => worker],
  '/api/brands': ['text/plain', () => 'host'],
}
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', () => '']
  response.writeHead(200, { 'content-type': type }).end(body())
}).listen(0)
await once(server, 'listening')

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const answers = []
async function ask(page, situation) {
  answers.push(await page.evaluate(() => fetch('/api/brands').then((response) => response.text())))
  console.log(`  ${situation}: answered by the ${answers.at(-1)}`)
}
async function open() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${server.address().port}/`)
  await page.evaluate(() => window.started.then(() => undefined))
  return page
}

const { version } = JSON.parse(readFileSync('node_modules/msw/package.json', 'utf8'))
console.log(`msw ${version}, Chromium ${browser.version()}: a request of an open page`)
const page = await open()
await ask(page, 'after start()')
const devtools = await page.context().newCDPSession(page)
const stopped = new Promise((resolve) => {
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
  })
})
await devtools.send('ServiceWorker.enable')
await devtools.send('ServiceWorker.stopAllWorkers')
await stopped
await ask(page, 'after the browser has stopped the worker')

const other = await open()
worker += '\n'
await other.evaluate(async () => {
  const replaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  await (await navigator.serviceWorker.getRegistration()).update()
  await replaced
})
await ask(other, 'after a worker with another byte has taken over')
await browser.close()
server.close()
process.exit(answers.join() === 'mock,host,host' ? 0 : 1)
JS
node run.mjs
