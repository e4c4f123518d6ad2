#!/usr/bin/env bash
# Importing @emotion/react creates a cache with the key "css", although the page has one of its own key. That cache moves all
# server-rendered style elements of the page to the end of the head, whatever their key, so the browser calculates all styles
# again, and elements that came after them come before. Elements with `data-s` stay. The prerender sets it
# (scripts/build/prerender/pages/render.tsx).
#
# Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @emotion/react@11.14.0 react@19.3.1 jsdom@29.1.1

cat > run.cjs <<'JS'
const { readFileSync } = require('node:fs')
const { JSDOM } = require('jsdom')

const { window } = new JSDOM(`<!doctype html><head>
  <style data-emotion="shop a1">.shop-a1 { color: red }</style>
  <style data-s data-emotion="shop b2">.shop-b2 { color: red }</style>
  <link rel="stylesheet" href="after.css">
</head>`)
const order = () =>
  Array.from(window.document.head.children, (element) => element.dataset.emotion ?? element.localName).join(', ')

const { version } = JSON.parse(readFileSync('node_modules/@emotion/react/package.json', 'utf8'))
console.log(`@emotion/react ${version}: the elements of the head`)
const before = order()
console.log(`  before its import: ${before}`)
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement })
require('./node_modules/@emotion/react/dist/emotion-react.browser.cjs.js')
const after = order()
console.log(`  after its import:  ${after}`)
process.exit(before === 'shop a1, shop b2, link' && after === 'shop b2, link, shop a1' ? 0 : 1)
JS
node run.cjs
