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

/** Visits that filter. A machine that others share blocks an empty page now and then, which is why that is shown too. */
const VISITS = 5

const { values } = parseArgs({ options: { demo: { type: 'string' } } })
const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
const { origin, close } = await serveFolder('dist', { basePath })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })

console.log(`first product, rendered afresh: ${await firstProduct('?sort=price-asc')} ms`)
if (values.demo) {
  console.log(`first product, with ${values.demo}: ${await firstProduct(`?sort=price-asc&demo=${values.demo}`)} ms`)
}

const first = await firstVisit()
console.log(
  `first visit on slow 4G: a click after ${first.clicked} ms, the page alive after ${first.alive} ms, the click counted after ${first.counted} ms`,
)

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

/** @type {Record<string, number[]>} */
const blocks = {}
for (let visit = 0; visit < VISITS; visit += 1) {
  await page.goto('about:blank')
  await page.setContent('<input type="search" aria-label="Search products">')
  await block('typing on an empty page', type)
  await page.goto(`${origin}${basePath}${values.demo ? `?demo=${values.demo}` : ''}`)
  await page.getByRole('link', { name: /^Cart, 0/ }).waitFor()
  await block('typing in the search', type)
  await block('choosing a price range', () => press(page.getByRole('checkbox', { name: 'Over $500' })))
  await block('choosing another', () => press(page.getByRole('checkbox', { name: '$100 to $250' })))
  await block('going to page 2', () => press(page.getByRole('button', { name: 'Page 2' })))
}
for (const [step, longest] of Object.entries(blocks)) {
  const figures = longest.map((duration) => (duration === 0 ? 'under 50' : Math.round(duration)))
  console.log(`longest block while ${step}, each visit: ${figures.join(', ')} ms`)
}
await browser.close()
await close()

/**
 * Milliseconds of a first visit, which has no worker yet, on a slow machine and a slow line: the first product is added
 * to the cart as soon as it is there, long before anything listens.
 */
async function firstVisit() {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const tab = await context.newPage()
  const line = await context.newCDPSession(tab)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
  await tab.addInitScript(() => {
    const times = { clicked: 0, alive: 0, counted: 0 }
    const now = () => Math.round(performance.now())
    const counted = new Promise((resolve) => {
      const look = () => {
        const button = times.clicked ? null : document.querySelector('main article button[aria-label^="Add to Cart"]')
        if (button instanceof HTMLElement) {
          times.clicked = now()
          button.click()
        }
        if (document.documentElement.dataset.alive !== undefined) times.alive ||= now()
        if (document.querySelector('a[aria-label^="Cart, 1 "]')) resolve({ ...times, counted: now() })
      }
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    })
    Object.assign(window, { counted })
  })
  await tab.goto(origin + basePath, { waitUntil: 'commit' })
  const times = await tab.evaluate(() => Reflect.get(window, 'counted'))
  await context.close()
  return times
}

/**
 * Notes the longest task of more than 50 ms while `act` is under way.
 * @param {string} step
 * @param {() => Promise<unknown>} act
 */
async function block(step, act) {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { longest: 0 }))
  await act()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  blocks[step] ??= []
  blocks[step].push(await page.evaluate(() => Reflect.get(window, 'seen').longest))
}

async function type() {
  await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('studio monitor', { delay: 40 })
}

/**
 * Clicks as a hand does, after it has moved there, and waits for the products that follow. Begins to look at blocks with
 * the click: what a test's own search for the control costs is not the page's.
 * @param {import('@playwright/test').Locator} control
 */
async function press(control) {
  await control.hover()
  await page.evaluate(() => {
    const firstCard = () => document.querySelector('main article h3')?.textContent
    const before = firstCard()
    const isUnfinished = () =>
      document.querySelector('[aria-busy=true], [data-layout]:not([data-layout=done], [data-layout=far])')
    const isReplaced = () => firstCard() !== before && !isUnfinished()
    const replaced = new Promise((resolve) => {
      const check = () => (isReplaced() ? resolve(undefined) : requestAnimationFrame(check))
      check()
    })
    Object.assign(Reflect.get(window, 'seen'), { longest: 0, replaced })
  })
  await page.mouse.down()
  await page.mouse.up()
  await page.evaluate(() => Reflect.get(window, 'seen').replaced)
}

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
