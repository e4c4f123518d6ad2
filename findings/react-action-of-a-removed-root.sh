#!/usr/bin/env bash
# React holds back all transitions while an asynchronous action is pending, and this is so for all roots that share React. An
# action that never ends, such as the navigation of a router whose app is removed meanwhile, therefore stops the transitions of
# every other root, and removing its own root does not end it. Tests that share React between files wait for navigations
# before they remove an app (src/testing/navigations.ts).
#
# Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts react@19.3.1 react-dom@19.3.1 jsdom@29.1.1

cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true })
Object.assign(globalThis, { window, document: window.document })
// Newer versions of Node have their own.
globalThis.navigator ??= window.navigator
const { createElement, startTransition, useState, version } = await import('react')
const { flushSync } = await import('react-dom')
const { createRoot } = await import('react-dom/client')

/** Renders a number into a root of its own. */
function open() {
  const container = document.createElement('div')
  const root = createRoot(container)
  let setNumber
  const Shown = () => {
    const [number, set] = useState(0)
    setNumber = set
    return number
  }
  flushSync(() => root.render(createElement(Shown)))
  return { root, setNumber: (number) => setNumber(number), text: () => container.textContent }
}
/** Returns what a root shows, a good while after a transition to another number. */
async function afterTransition({ setNumber, text }, number) {
  startTransition(() => setNumber(number))
  await new Promise((resolve) => setTimeout(resolve, 500))
  return text()
}

console.log(`React ${version}: a root after a transition to 1, 2 and 3`)
const shown = []
const show = (situation, text) => {
  shown.push(text)
  console.log(`  ${situation}: ${text}`)
}
const root = open()
show('alone', await afterTransition(root, 1))
const other = open()
let end
startTransition(async () => {
  other.setNumber(1)
  await new Promise((resolve) => {
    end = resolve
  })
})
show('while an action of another root is pending', await afterTransition(root, 2))
other.root.unmount()
show('after that root was removed', await afterTransition(root, 3))
end()
await new Promise((resolve) => setTimeout(resolve, 500))
show('after the action has ended', root.text())
process.exit(shown.join() === '1,1,1,3' ? 0 : 1)
JS
node run.mjs
