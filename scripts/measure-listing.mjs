/**
 * What a visitor on a slow machine feels on the built listing, at a quarter of the
 * processor's speed: layout shift while it loads, when a first newcomer on a slow line
 * is usable, the longest time that typing, filtering and paging block the page, and
 * how long the first product takes.
 *
 *   npm run measure [-- --demo catalogue-10000]
 *
 * Needs a build. `--demo` measures with scenarios in force.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './browser.mjs'
import { serveFolder } from './static-server.mjs'

/** Bytes a second, milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

const { values } = parseArgs({ options: { demo: { type: 'string' } } })
const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
const { origin, close } = await serveFolder('dist', { basePath })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })

console.log(`first product, rendered afresh: ${await firstProduct('?sort=price-asc')} ms`)
if (values.demo) {
  console.log(`first product, with ${values.demo}: ${await firstProduct(`?sort=price-asc&demo=${values.demo}`)} ms`)
}

const page = await browser.newPage()
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await page.addInitScript(() => {
  const seen = { shift: 0, longest: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'longtask' })
})

for (const path of ['', '?sort=price-asc', 'category/laptops/']) {
  await page.goto(`${origin}${basePath}${path}`)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('link', { name: /^Cart, 0/ }).waitFor()
  console.log(
    `layout shift while /${path} loads: ${(await page.evaluate(() => Reflect.get(window, 'seen').shift)).toFixed(4)}`,
  )
}

// A first newcomer has no worker yet: another context. The click comes long before anything listens.
const newcomer = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
const line = await newcomer.context().newCDPSession(newcomer)
await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await line.send('Network.emulateNetworkConditions', SLOW_4G)
await newcomer.goto(origin + basePath, { waitUntil: 'commit' })
await newcomer
  .getByRole('button', { name: /^Add to Cart/ })
  .first()
  .click()
const clicked = await newcomer.evaluate(() => performance.now())
await newcomer.waitForFunction(() => document.documentElement.dataset.alive !== undefined)
const alive = await newcomer.evaluate(() => performance.now())
await newcomer.getByText('Item added to cart successfully').waitFor()
const counted = await newcomer.evaluate(() => performance.now())
console.log(
  `first newcomer on slow 4G: a click after ${Math.round(clicked)} ms, the page alive after ${Math.round(alive)} ms, the click counted after ${Math.round(counted)} ms`,
)
await newcomer.close()

await page.goto(`${origin}${basePath}${values.demo ? `?demo=${values.demo}` : ''}`)
await page.getByRole('link', { name: /^Cart, 0/ }).waitFor()
/** @type {[string, () => Promise<unknown>][]} */
const steps = [
  [
    'typing in the search',
    () => page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('studio monitor', { delay: 40 }),
  ],
  ['choosing a price range', () => page.getByRole('checkbox', { name: 'Over $500' }).click()],
  ['choosing another', () => page.getByRole('checkbox', { name: '$100 to $250' }).click()],
  ['going to page 2', () => page.getByRole('button', { name: 'Page 2' }).click()],
]
for (const [step, act] of steps) {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { longest: 0 }))
  await act()
  await page.locator('[aria-busy=false]').first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const longest = await page.evaluate(() => Reflect.get(window, 'seen').longest)
  console.log(`longest block while ${step}: ${longest === 0 ? 'under 50' : Math.round(longest)} ms`)
}
await browser.close()
await close()

/**
 * Milliseconds from navigation to the first product, median of five visits.
 * @param {string} path one whose page is not the prerendered one
 */
async function firstProduct(path) {
  const times = []
  for (let visit = 0; visit < 5; visit += 1) {
    const context = await browser.newContext()
    const tab = await context.newPage()
    await tab.goto(`${origin}${basePath}${path}`)
    await tab.locator('main article').first().waitFor()
    times.push(await tab.evaluate(() => performance.now()))
    await context.close()
  }
  return Math.round(times.toSorted((a, b) => a - b)[2] ?? Number.NaN)
}
