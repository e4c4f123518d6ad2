/**
 * Starts the mock API in the browser. A service worker intercepts the requests, or the page itself if no worker can
 * control it (product/mock-api.md). The console logs which of the two is active.
 */
import './storage-shim.ts'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { respond } from '#mocks/handlers/index.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { NO_SERVER } from '#mocks/lab/server-options.ts'
import { type Rows, seed } from '#mocks/store/db.ts'
import type { DemoApi, MockMode } from '#src/demo/demo-api.ts'
import { answerInPage } from './in-page.ts'

/** Only the mock answers this path, so the page can check that the worker responds. */
const HEALTH_PATH = '/api/__mock'
const healthHandler = http.get(HEALTH_PATH, () => HttpResponse.json({ mock: true }))

/** All API requests pass through this interceptor. */
const interceptor = createInterceptor(respond)
const apiHandler = http.all('/api/*', ({ request }) => interceptor.answer(request))

/** Milliseconds to wait for the worker before the page answers instead. */
const WORKER_TIMEOUT = 4000

/**
 * Starts the mock API with the rows of a catalogue, the given scenarios, and the server that may answer some calls. Takes
 * the site's base path.
 *
 * Resolves with the Demo Lab's API once requests to /api are answered. Rejects if `rows` does.
 */
export async function startMockApi(
  basePath: string,
  chosen: readonly string[],
  rows: Promise<Rows>,
  server = NO_SERVER,
): Promise<DemoApi> {
  let mode: MockMode = 'worker'
  const log = () => console.info(`Mock API: answered by the ${mode === 'worker' ? 'service worker' : 'page'}.`)
  const answerWithoutWorker = () => {
    mode = 'page'
    answerInPage([apiHandler])
    log()
  }
  // Not awaited yet, so that rows and scenarios download while the worker starts.
  const starting = startWorker(`${basePath}api-worker.js`, answerWithoutWorker).catch(() => false)
  seed(await rows, { basePath })
  const demo = createDemoApi(interceptor, chosen, server)
  if (await starting) log()
  else answerWithoutWorker()
  return {
    ...(await demo),
    get mode() {
      return mode
    },
  }
}

/** Resolves with whether the worker answers. Calls `onReplaced` if another worker takes over later. */
async function startWorker(url: string, onReplaced: () => void): Promise<boolean> {
  if (!navigator.serviceWorker || (await withTimeout(isHardReload(url), true))) return false
  const worker = setupWorker(healthHandler, apiHandler)
  // MSW posts a copy of every response to the page. Chromium keeps unread ones in memory.
  worker.events.on('response:mocked', ({ response }) => void response.body?.cancel())
  const started = worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' })
  let isPending = true
  const checking = started.then(waitForController).then(() => isPending && isResponding())
  const isWorking = await withTimeout(checking, false).catch(() => false)
  isPending = false
  const { serviceWorker } = navigator
  const handleReplacement = () => {
    worker.stop()
    onReplaced()
  }
  // MSW's client ignores a worker that takes over, such as one of an earlier version of the site.
  if (isWorking) serviceWorker.addEventListener('controllerchange', handleReplacement, { once: true })
  // MSW would reuse the interceptor that `setupWorker` applied, which intercepts WebSockets only, so the page could not
  // intercept `fetch`.
  else worker.stop()
  return isWorking
}

/**
 * Detects a hard reload, after which a registered worker does not control the page. MSW would reload
 * the page again and again, so the page answers instead.
 */
async function isHardReload(url: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  const scriptUrl = new URL(url, location.href).href
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl),
  )
}

/** Waits until the worker controls the page. On a first visit it can be active before it has claimed the page. */
async function waitForController(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

async function isResponding(): Promise<boolean> {
  const response = await fetch(HEALTH_PATH)
  return response.headers.get('content-type')?.includes('json') ?? false
}

/** Resolves with `fallback` if the promise takes longer than the timeout. */
function withTimeout(promise: Promise<boolean>, fallback: boolean): Promise<boolean> {
  return Promise.race([promise, new Promise<boolean>((resolve) => setTimeout(resolve, WORKER_TIMEOUT, fallback))])
}
