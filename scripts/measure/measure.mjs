/**
 * What a visitor feels on the built shop: how soon a press on the listing is
 * answered, how soon every card on the screen shows the new products, how much the
 * thread works for it, and what a first visit on a slow line is like.
 *
 *   npm run measure [-- --against DIR] [--rounds 5] [--only listing|first-visit] [--json FILE]
 *
 * Needs a build. `--against` measures the build in another DIR (its `dist`, made for
 * the same base path) in the same run, in turns: the machine's other work hits both,
 * and only the ratios count. Figures are medians.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findWindowed } from '../browsers/browser.mjs'
import { serveFolder } from '../build/static-server.mjs'
import { visitFirst } from './first-visit.mjs'
import { SCREENS, visitListing } from './listing.mjs'
import { tablesOf } from './table.mjs'

const SPEEDS = [
  { name: 'at full speed', slowdown: 1 },
  { name: 'at a quarter', slowdown: 4 },
]

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!(rounds >= 1)) throw new Error(`--rounds takes a number of at least 1, not ${values.rounds}`)

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
const folders = { this: 'dist', ...(values.against && { against: values.against }) }
const servers = await Promise.all(Object.values(folders).map((folder) => serveFolder(folder, { basePath })))
const builds = Object.keys(folders).map((name, index) => ({ name, url: `${servers[index]?.origin}${basePath}` }))
const browser = await chromium.launch({ executablePath: findWindowed(), args: BROWSER_ARGS })

/** @type {import('./figures.mjs').Reading[]} */
const readings = []
const loads = [load()]
if (values.only !== 'first-visit') await measureListing()
if (values.only !== 'listing') await measureFirstVisits()
loads.push(load())
await browser.close()
await Promise.all(servers.map(({ close }) => close()))

console.log(`Milliseconds, medians of ${rounds}. Next paint: in steps of 8, and 16 is also said of less.\n`)
console.log(tablesOf(readings, Object.keys(folders)))
console.log(`\nThe machine's load (1, 5, 15 minutes): ${loads.join(' before, ')} after`)
if (values.json) writeFileSync(values.json, JSON.stringify({ rounds, loads, readings }, null, 2))

async function measureListing() {
  for (const screen of SCREENS) {
    // The first visit of a build is not counted: it tells what each step leads to.
    const goals = new Map(builds.map(({ name }) => [name, new Map()]))
    for (const [round, { name: build, url }] of turns(rounds + 1)) {
      for (const { name: speed, slowdown } of round === 0 ? SPEEDS.slice(0, 1) : SPEEDS) {
        const felt = await visitListing(browser, url, { screen, slowdown, goals: goals.get(build) ?? new Map() })
        if (round === 0) continue
        for (const [step, { paint, shown, thread }] of Object.entries(felt)) {
          const reading = { build, where: `${screen.name} ${speed}`, step }
          readings.push(
            { ...reading, figure: 'next paint', value: paint },
            { ...reading, figure: 'until shown', value: shown },
            { ...reading, figure: 'thread time', value: thread },
          )
        }
      }
      console.error(`${screen.name}: round ${round} of ${rounds}, ${build}`)
    }
  }
}

async function measureFirstVisits() {
  for (const [round, { name: build, url }] of turns(rounds)) {
    for (const [step, value] of Object.entries(await visitFirst(browser, url))) {
      readings.push({ build, where: 'A first visit on slow 4G at a quarter, 390×844', step, figure: 'after', value })
    }
    console.error(`first visit ${round + 1} of ${rounds}, ${build}`)
  }
}

/** Both builds in every round, each of them first in every other. @param {number} count */
function turns(count) {
  return Array.from({ length: count }, (_, round) =>
    (round % 2 ? builds.toReversed() : builds).map((build) => /** @type {const} */ ([round, build])),
  ).flat()
}

function load() {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}
