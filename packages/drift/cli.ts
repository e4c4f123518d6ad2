/**
 * Compares a server with the mock API, and with an earlier run or a recording of it. Prints what is new and writes
 * drift.json and drift.html.
 *
 * Exit code 0: nothing new. 1: something new. 2: the run stopped early or could not start; no drift.json was written.
 */
import { join } from 'node:path'
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { adviceFor, readBaseUrl } from '../../scripts/shared/base-url.ts'
import { readOptions, readSeconds } from '../../scripts/shared/options.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { NotChecked } from '../contract-kit/not-checked.ts'
import { observeMock } from './observe-mock.ts'
import { readReference } from './read-reference.ts'
import { reportLines } from './report.ts'
import { runDrift } from './run-drift.ts'
import { shopName } from './shop-name.ts'
import { writeDrift } from './write-drift.ts'

const USAGE = `Says how a server has drifted away from the mock API, and from an earlier run.

  npm run drift -- --url https://api.shop.example [--against FILE] [--out drift]
                   [--shop http://localhost:4173/] [--read-only] [--no-rows]
                   [--timeout SECONDS] [--total SECONDS]

--url is api.baseUrl of config.json. --against is the drift.json of an earlier run, or a recording (HAR) of the same
server. --shop is a shop in mock mode, which links open with the server's answers. Without --read-only the run fills a
cart of its own and empties it at the end. --no-rows compares no ids and values, because they change every day.`

const options = readOptions({
  usage: USAGE,
  options: {
    url: { type: 'string', default: '' },
    against: { type: 'string' },
    out: { type: 'string', default: 'drift' },
    shop: { type: 'string', default: 'http://localhost:4173/' },
    'read-only': { type: 'boolean', default: false },
    'no-rows': { type: 'boolean', default: false },
    timeout: { type: 'string', default: '10' },
    total: { type: 'string', default: '600' },
  },
  read: ({ url, against, out, shop, timeout, total, ...flags }) => ({
    baseUrl: readBaseUrl(url, '--url'),
    against,
    out,
    shop: readShop(shop),
    readOnly: flags['read-only'],
    withRows: !flags['no-rows'],
    timeouts: { request: readSeconds('timeout', timeout), total: readSeconds('total', total) },
  }),
  exitCode: 2,
})

/** Returns the address of a shop with a slash at its end. */
function readShop(text: string): string {
  const url = parseUrl(text)
  if (!url || !isHttp(url)) throw new Error(`--shop must be an address such as https://shop.example/, not "${text}"`)
  return url.origin + url.pathname.replace(/\/*$/, '/')
}

/** Lets the first Ctrl+C end the run after its cart is empty. */
function fetchUntilStopped() {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isStopped = true
    })
  }
  return async (request: Request) => {
    // The cart is emptied all the same.
    if (isStopped && request.method !== 'DELETE') throw new NotChecked('The run was stopped.')
    return fetch(request)
  }
}

const { baseUrl, against, out, shop } = options

try {
  const reference = against === undefined ? null : await readReference(against, baseUrl)
  console.log(`Comparing ${baseUrl} with the mock API${reference ? ` and with ${reference.name}` : ''}`)
  const advice = adviceFor(baseUrl, '--url')
  if (advice) console.log(advice)
  const mock = await observeMock()
  const run = await runDrift({ ...options, fetch: fetchUntilStopped(), mock, reference, date: new Date() })
  await writeDrift(run, out, { href: shop, name: await shopName(shop) })
  console.log(['', ...reportLines(run), `See ${join(out, 'drift.html')}.`].join('\n'))
  if (run.fresh.length > 0) process.exitCode = 1
} catch (error) {
  console.error(`Could not compare the server, and wrote no drift.json: ${reasonOf(error)}`)
  process.exitCode = 2
}
