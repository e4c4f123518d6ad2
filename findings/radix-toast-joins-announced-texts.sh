#!/usr/bin/env bash
# Radix joins the texts of a toast without a space for the element that screen readers announce, so that a title and a
# description become one word. Stylesheets that put them on lines of their own do not change that. The shop has spaces between
# the elements (src/ui/toast/ToastCard.tsx).
#
# Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @radix-ui/react-toast@1.3.1 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>', { url: 'https://shop.example/', pretendToBeVisual: true })
// As a browser has them.
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
Object.assign(globalThis, { window, Event: window.Event, CustomEvent: window.CustomEvent })
const { createElement: h } = await import('react')
const { createRoot } = await import('react-dom/client')
const Toast = await import('@radix-ui/react-toast')

const toast = h(
  Toast.Root,
  { open: true },
  h(Toast.Title, null, 'Success'),
  h(Toast.Description, null, 'Item added to cart'),
)
createRoot(document.getElementById('root')).render(h(Toast.Provider, null, toast, h(Toast.Viewport)))

const announced = await new Promise((resolve) => {
  const look = () => {
    const text = document.querySelector('[role=status]')?.textContent
    if (text) resolve(text)
    else setTimeout(look, 10)
  }
  look()
})
const { version } = JSON.parse(readFileSync('node_modules/@radix-ui/react-toast/package.json', 'utf8'))
console.log(`@radix-ui/react-toast ${version} announces: "${announced}"`)
process.exit(announced.includes('SuccessItem') ? 0 : 1)
JS
timeout 60 node run.mjs
