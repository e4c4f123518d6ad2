/**
 * Measures the mock API (`npm run bench`): a listing query with up to 50,000 products beside the same query on a plain
 * array, and the time from navigation to the first product with up to 10,000.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { repeatProducts } from '../../mocks/http/repeat-products.mjs'
import { BROWSER_ARGS, findFullBrowser } from '../shared/browser.mjs'
import { loadModule } from '../shared/load-module.mjs'
import { serveFolder } from '../shared/static-server.mjs'

const LISTING = '/api/products?page=2&limit=24&sortBy=price&sortOrder=asc&search=studio&minPrice=100&maxPrice=2500'
const RUNS = 40

/** Returns the median of `RUNS` durations in milliseconds, after a warm-up. @param {() => unknown} task */
async function median(task) {
  const times = []
  for (let run = -5; run < RUNS; run += 1) {
    const started = performance.now()
    await task()
    if (run >= 0) times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[RUNS / 2] ?? Number.NaN
}

/**
 * Filters, sorts and pages like `LISTING`, without a store. @param {import('#src/api/contract.ts').Product[]} products
 */
function plainArray(products) {
  const found = products.filter(
    (product) =>
      `${product.title} ${product.brand} ${product.category} ${product.asin}`.toLowerCase().includes('studio') &&
      Number(product.price) >= 100 &&
      Number(product.price) <= 2500,
  )
  found.sort((a, b) => Number(a.price) - Number(b.price))
  return JSON.stringify({ products: found.slice(24, 48), total: found.length })
}

async function benchQuery() {
  const { builtInRows, seed, answer } = await loadModule('scripts/measure/bench-mock.ts')
  console.log(`Listing query (filter, sort, page), milliseconds, median of ${RUNS}`)
  console.log('products   mock API   plain array   ratio')
  for (const count of [100, 1_000, 10_000, 50_000]) {
    const rows = repeatProducts(builtInRows.products, count)
    seed({ ...builtInRows, products: rows })
    const mock = await median(async () => (await answer(new Request(`http://mock.invalid${LISTING}`))).text())
    const plain = await median(() => plainArray(rows))
    const cells = [String(count).padStart(8), mock.toFixed(2).padStart(10), plain.toFixed(2).padStart(13)]
    console.log(cells.join(' '), (mock / plain).toFixed(2).padStart(7))
  }
}

async function benchFirstProduct() {
  const browser = await chromium.launch({ executablePath: findFullBrowser(), args: BROWSER_ARGS })
  console.log('\nNavigation to the first product, no prerendered content, milliseconds, median of 5')
  for (const count of [100, 10_000]) {
    const outDir = mkdtempSync(join(tmpdir(), 'overtone-bench-'))
    await build({ logLevel: 'error', plugins: [multiplyFixtures(count)], build: { outDir, emptyOutDir: true } })
    const { origin, close } = await serveFolder(outDir, { basePath: process.env.BASE_PATH })
    const times = []
    for (let run = 0; run < 5; run += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${origin}${process.env.BASE_PATH ?? '/'}`)
      await page.getByRole('article').first().waitFor()
      times.push(await page.evaluate(() => performance.now()))
      await context.close()
    }
    console.log(`${String(count).padStart(8)} products: ${Math.round(times.toSorted((a, b) => a - b)[2] ?? 0)}`)
    await close()
    rmSync(outDir, { recursive: true })
  }
  await browser.close()
}

/** @param {number} count @returns {import('vite').Plugin} */
function multiplyFixtures(count) {
  return {
    name: 'overtone:multiply-fixtures',
    transform(code, id) {
      if (!id.endsWith('/fixtures/products.ts')) return undefined
      return `${code.replace('export const products', 'const few')}
        const repeat = ${repeatProducts.toString()}
        export const products = repeat(few, ${count})`
    },
  }
}

await benchQuery()
await benchFirstProduct()
