/**
 * Measures the build in `dist/` with a Lighthouse user flow: home and product page as navigations, a filter and a sort
 * as timespans. Prints the median of each metric and writes HTML reports and JSON to `lighthouse/`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { desktopConfig, generateReport, type Result, startFlow } from 'lighthouse'
import { launch, type Page } from 'puppeteer-core'
import { BROWSER_ARGS, findFullBrowser, installBrowser } from '../shared/browser.ts'
import { readOptions, wholeNumber } from '../shared/options.ts'
import { serveFolder } from '../shared/static-server.ts'

const OUTPUT = 'lighthouse'
const PRODUCT = 'products/aurelle-studio-one/'

type Metrics = Record<string, (result: Result) => number | undefined>

const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue

const NAVIGATION_METRICS: Metrics = {
  'FCP ms': audit('first-contentful-paint'),
  'LCP ms': audit('largest-contentful-paint'),
  'TBT ms': audit('total-blocking-time'),
  CLS: audit('cumulative-layout-shift'),
  'Speed Index': audit('speed-index'),
  score: ({ categories }) => 100 * (categories.performance?.score ?? Number.NaN),
}

const TIMESPAN_METRICS: Metrics = {
  'INP ms': audit('interaction-to-next-paint'),
  'longest task ms': longestTask,
  'TBT ms': audit('total-blocking-time'),
  CLS: audit('cumulative-layout-shift'),
}

const USAGE = `Measures the build in dist/ with Lighthouse.

  npm run lighthouse -- [--runs 5] [--against DIR] [--desktop]

--against measures a second build, a dist folder with the same base path, in turns with the first, so that other load on
the machine affects both. --desktop measures a desktop screen without slowing the processor down.`

const { runs, against, desktop } = readOptions({
  usage: USAGE,
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
    desktop: { type: 'boolean', default: false },
  },
  read(texts) {
    if (!existsSync('dist-server/site.json')) throw new Error('There is no build: run "npm run build" first.')
    const count = wholeNumber('runs', texts.runs)
    if (count === 0) throw new Error('--runs must be above 0.')
    return { ...texts, runs: count }
  },
})

installBrowser()
const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
const builds = [{ name: 'dist', folder: 'dist' }]
if (against) builds.push({ name: 'against', folder: against })

rmSync(OUTPUT, { recursive: true, force: true })
mkdirSync(OUTPUT)

/** One reading per build, step, metric and run. */
const readings: { build: string; step: string; metric: string; value: number }[] = []
for (let run = 1; run <= runs; run += 1) {
  for (const { name: build, folder } of run % 2 ? builds : builds.toReversed()) {
    console.error(`Run ${run} of ${runs}, ${folder}`)
    const result = await measure(folder)
    writeFileSync(`${OUTPUT}/${build}-${run}.html`, generateReport(result))
    writeFileSync(`${OUTPUT}/${build}-${run}.json`, JSON.stringify(result))
    for (const { name: step, lhr } of result.steps) {
      const metrics = lhr.gatherMode === 'navigation' ? NAVIGATION_METRICS : TIMESPAN_METRICS
      for (const [metric, read] of Object.entries(metrics))
        readings.push({ build, step, metric, value: read(lhr) ?? Number.NaN })
    }
  }
}
writeFileSync(`${OUTPUT}/readings.json`, JSON.stringify(readings, null, 2))
printMedians()

/** Runs the flow in a new browser. */
async function measure(folder: string) {
  const { origin, close } = await serveFolder(folder, { basePath })
  const browser = await launch({ executablePath: findFullBrowser(), args: BROWSER_ARGS, defaultViewport: null })
  try {
    const page = await browser.newPage()
    const flow = await startFlow(page, {
      config: desktop ? desktopConfig : undefined,
      // Timespans ignore simulated throttling, so navigations use the same method.
      flags: { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
    })
    const home = origin + basePath

    // Navigations come first, because a navigation after the timespans would also collect their garbage.
    await flow.navigate(home + PRODUCT, { name: 'product' })
    await flow.navigate(home, { name: 'home' })

    if (!desktop) await page.locator('button::-p-text(Filters)').click()
    const price = await page.locator('::-p-aria(Over $500[role="checkbox"])').waitHandle()
    await flow.startTimespan({ name: 'filter' })
    await changeListing(page, () => price.click())
    await flow.endTimespan()
    if (!desktop) await page.keyboard.press('Escape')

    const sort = await page.locator('::-p-aria(Sort by[role="combobox"])').waitHandle()
    await sort.focus()
    await flow.startTimespan({ name: 'sort' })
    await changeListing(page, () => page.keyboard.press('ArrowDown'))
    await flow.endTimespan()

    return await flow.createFlowResult()
  } finally {
    await browser.close()
    await close()
  }
}

/** Performs an interaction and waits until the listing shows the new products. */
async function changeListing(page: Page, interact: () => Promise<void>) {
  await Promise.all([page.waitForResponse((response) => response.url().includes('/api/products?')), interact()])
  await page.waitForSelector('main [aria-busy="false"]')
  // React may still render when the response has arrived.
  await wait(1000)
}

function longestTask({ audits }: Result) {
  const { details } = audits['long-tasks'] ?? {}
  const [longest] = details?.type === 'table' ? details.items : []
  // `longest` is undefined if no task took 50 ms, because the audit lists only tasks of 50 ms and more.
  return Number(longest?.duration ?? 0)
}

function printMedians() {
  const columns = builds.map(({ name }) => name.padStart(10)).join('')
  for (const step of new Set(readings.map((reading) => reading.step))) {
    console.log(`\n${step.padEnd(16)}${columns}`)
    const ofStep = readings.filter((reading) => reading.step === step)
    for (const metric of new Set(ofStep.map((reading) => reading.metric))) {
      const medians = builds.map(({ name }) =>
        median(ofStep.filter(({ build, ...reading }) => build === name && reading.metric === metric)),
      )
      const cells = medians.map((value) => value.toFixed(metric === 'CLS' ? 3 : 0).padStart(10))
      console.log(metric.padEnd(16) + cells.join(''))
    }
  }
}

function median(numbers: { value: number }[]) {
  const sorted = numbers.map(({ value }) => value).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
