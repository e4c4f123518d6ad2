/**
 * Load test of the HTTP mock API (`npm run load`): 200 listing requests per second for 30 seconds with 10,000 products.
 * Prints latencies. Fails if a request fails, or if less than 95 % of the requests are answered in time.
 */
import autocannon from 'autocannon'
import { startApiProcess } from '../../mocks/http/child.mjs'

const PRODUCTS = 10_000
const RATE = 200
const SECONDS = 30

/** Queries as the shop's listing sends them. */
const QUERIES = [
  'page=1&limit=24&sortBy=createdAt&sortOrder=desc',
  'page=200&limit=24&sortBy=createdAt&sortOrder=desc',
  'page=1&limit=24&sortBy=price&sortOrder=asc&minPrice=100&maxPrice=500',
  'page=1&limit=24&sortBy=rating&sortOrder=desc&categoryId=cat-laptops',
  'page=2&limit=24&sortBy=title&sortOrder=asc&search=studio',
  'categoryId=cat-cameras&limit=4',
]

const { origin, stop } = await startApiProcess(['--products', String(PRODUCTS)])
console.log(`${RATE} listing requests per second for ${SECONDS} s with ${PRODUCTS} products at ${origin}`)
const result = await autocannon({
  url: origin,
  connections: 20,
  overallRate: RATE,
  duration: SECONDS,
  requests: QUERIES.map((query) => ({ path: `/api/products?${query}` })),
})
await stop()

const failed = result.errors + result.timeouts + result.non2xx
const { latency } = result
console.log(
  `answered: ${result['2xx']} (${(result['2xx'] / result.duration).toFixed(1)} per second), failed: ${failed}`,
)
console.log(`latency, ms: median ${latency.p50}, 97.5 % ${latency.p97_5}, 99 % ${latency.p99}, maximum ${latency.max}`)
console.log(`read: ${(result.throughput.total / 1e6).toFixed(1)} MB`)
if (failed > 0 || result['2xx'] < RATE * SECONDS * 0.95) process.exitCode = 1
