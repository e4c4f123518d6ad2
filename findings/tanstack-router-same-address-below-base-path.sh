#!/usr/bin/env bash
# TanStack Router replaces the history entry of a navigation to the shown address, as browsers do for plain links, but only
# at the root of a site. Below a base path it adds an entry each time, because it compares an address with the base path to
# one without. The shop repairs that in src/app/same-address.ts.
#
# Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @tanstack/react-router@1.170.46 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('', { url: 'https://shop.example/' })
Object.assign(globalThis, { window, document: window.document, self: window })
const { createMemoryHistory, createRootRoute, createRoute, createRouter } = await import('@tanstack/react-router')

async function entriesAfterThreeVisits(basepath) {
  const root = createRootRoute()
  const routes = ['/', '/faq'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: [basepath] })
  const router = createRouter({ routeTree: root.addChildren(routes), history, basepath })
  await router.load()
  for (let times = 0; times < 3; times += 1) {
    await router.navigate({ to: '/faq' })
    await router.load()
  }
  return history.length
}

const { version } = JSON.parse(readFileSync('node_modules/@tanstack/react-router/package.json', 'utf8'))
console.log(`@tanstack/react-router ${version}: history entries after the start and three navigations to /faq`)
const counts = []
for (const basepath of ['/', '/storefront/']) {
  counts.push(await entriesAfterThreeVisits(basepath))
  console.log(`  basepath ${basepath}: ${counts.at(-1)}`)
}
process.exit(counts.join() === '2,4' ? 0 : 1)
JS
# Under the condition "browser", as a bundler resolves the router. Otherwise it behaves as on a server.
node --conditions=browser run.mjs
