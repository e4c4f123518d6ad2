#!/usr/bin/env bash
# storybook-addon-pseudo-states sets the states of a selector once, on the elements of the first render. An element that
# appears later, as every element with loaded data does, matches the same selector and stays without its state; nothing
# tells. With `hover: true` instead of a selector, the state is on the container and reaches later elements too. The shop
# sets the states again whenever elements appear (.storybook/shop/late-elements.ts).
#
# Needs Chromium: CHROME_PATH, or /usr/bin/chromium. Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts storybook@10.6.7 @storybook/react-vite@10.6.7 \
  storybook-addon-pseudo-states@10.6.5 react@19.3.1 react-dom@19.3.1 vite@8.3.8 playwright-core@1.65.1

mkdir .storybook
cat > .storybook/main.js <<'JS'
export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.js'],
  addons: ['storybook-addon-pseudo-states'],
  core: { disableTelemetry: true },
}
JS
echo '.link:hover { outline: 3px solid }' > link.css
cat > links.stories.js <<'JS'
import { createElement, useEffect, useState } from 'react'
import './link.css'

const link = (name) => createElement('a', { key: name, className: 'link', href: '#top' }, name)

function Links() {
  const [names, setNames] = useState(['first'])
  useEffect(() => {
    window.addLink = () => setNames(['first', 'late'])
  }, [])
  return names.map(link)
}

export default { title: 'links', component: Links }
export const Selector = { parameters: { pseudo: { hover: ['.link'] } } }
export const Container = { parameters: { pseudo: { hover: true } } }
JS
npx storybook build --quiet > build.log 2>&1 || { cat build.log; exit 1; }

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const server = await preview({ build: { outDir: 'storybook-static' }, preview: { port: 0 }, logLevel: 'silent' })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
console.log(['storybook', 'storybook-addon-pseudo-states'].map((name) => `${name} ${versionOf(name)}`).join(', '))

const seen = {}
for (const story of ['selector', 'container']) {
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls.local[0]}iframe.html?id=links--${story}`)
  const isHovered = (name) =>
    page.waitForFunction(
      (text) =>
        [...document.links].some((link) => link.text === text && getComputedStyle(link).outlineStyle === 'solid'),
      name,
      { timeout: 10_000 },
    )
  await isHovered('first')
  // The add-on sets the states once more after the first render, when its own globals have changed.
  await page.waitForTimeout(3000)
  await page.evaluate(() => window.addLink())
  const late = await isHovered('late').then(() => 'hovered', () => 'not hovered, 10 s later')
  seen[story] = late
  console.log(`  ${story}: first link hovered, late link ${late}`)
}
await browser.close()
await server.close()
process.exit(seen.selector.startsWith('not') && seen.container === 'hovered' ? 0 : 1)
JS
node run.mjs
