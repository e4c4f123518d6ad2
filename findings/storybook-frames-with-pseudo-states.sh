#!/usr/bin/env bash
# A docs page of Storybook with a framed story that storybook-addon-pseudo-states puts into a state renders without end: the
# frame changes its globals and tells the page around it, and a page whose globals change loads its frames again. A story
# without a state loads once or twice. The shop keeps these messages from the page in .storybook/preview-head.html.
#
# Needs Chromium: CHROME_PATH, or /usr/bin/chromium. Exit code 0: as described. 1: the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts storybook@10.6.7 @storybook/react-vite@10.6.7 \
  @storybook/addon-docs@10.6.7 storybook-addon-pseudo-states@10.6.5 react@19.3.1 react-dom@19.3.1 vite@8.3.8 \
  playwright-core@1.65.1

mkdir .storybook
cat > .storybook/main.js <<'JS'
export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.js'],
  addons: ['@storybook/addon-docs', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true },
}
JS
for name in plain hovered; do
  state=$([ $name = hovered ] && echo 'pseudo: { hover: true },' || true)
  cat > $name.stories.js <<JS
export default {
  title: '$name',
  tags: ['autodocs'],
  render: () => '$name',
  parameters: { $state docs: { story: { inline: false } } },
}
export const Only = {}
JS
done
npx storybook build --quiet > build.log 2>&1 || { cat build.log; exit 1; }

cat > run.mjs <<'JS'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { chromium } from 'playwright-core'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' }
const server = createServer(({ url }, response) => {
  const path = new URL(url, 'http://localhost').pathname
  try {
    const body = readFileSync(`storybook-static${path}`)
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}).listen(0)
await once(server, 'listening')

const LOADS = 10
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const loads = { plain: 0, hovered: 0 }
let finish
const repeated = new Promise((resolve) => (finish = resolve))
for (const name of Object.keys(loads)) {
  const page = await browser.newPage()
  page.on('framenavigated', (frame) => {
    if (!frame.url().includes(`id=${name}--only`)) return
    loads[name] += 1
    if (name === 'hovered' && loads[name] >= LOADS) finish()
  })
  await page.goto(`http://localhost:${server.address().port}/iframe.html?id=${name}--docs&viewMode=docs`)
  await page.frameLocator('iframe').getByText(name, { exact: true }).waitFor()
}
await Promise.race([repeated, new Promise((resolve) => setTimeout(resolve, 60_000))])
await browser.close()
server.close()

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const packages = ['storybook', '@storybook/addon-docs', 'storybook-addon-pseudo-states']
console.log(packages.map((name) => `${name} ${versionOf(name)}`).join(', '))
console.log(`  loads of a framed story without a state: ${loads.plain}`)
console.log(`  loads of a framed story with hover: ${loads.hovered >= LOADS ? `${LOADS}, and more` : loads.hovered}`)
process.exit(loads.plain <= 2 && loads.hovered >= LOADS ? 0 : 1)
JS
node run.mjs
