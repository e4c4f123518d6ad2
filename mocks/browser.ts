/**
 * Mounts the handlers in the browser: behind a service worker where one can
 * control the page, else in the page itself. The visitor notices nothing; the
 * console says which of the two is active (product.md, Mock API).
 */
import './storage-shim.ts'
import { getResponse, HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { DemoApi, MockMode } from '#src/api/demo-api.ts'
import { seed } from './db.ts'
import { handlers } from './handlers.ts'
import { answerInPage } from './in-page.ts'
import { createDemoApi } from './lab/create-demo-api.ts'
import { createInterceptor } from './lab/interceptor.ts'

/** Answered by the mock alone: through it the page learns that the worker really answers. */
const HEALTH = '/api/__mock'
const health = http.get(HEALTH, () => HttpResponse.json({ mock: true }))

/** The one door of the API: what answers behind it may change. */
const interceptor = createInterceptor((request) => getResponse(handlers, request, { baseUrl: location.origin }))
const everything = http.all('/api/*', ({ request }) => interceptor.answer(request))

/** A worker that has not answered by then, in milliseconds, is not waited for. */
const PATIENCE = 4000

/**
 * Takes the site's base path and the names of the scenarios to begin with; resolves
 * once requests to /api are answered, with the Demo Lab's side of it.
 */
export async function startMockApi(basePath: string, chosen: readonly string[]): Promise<DemoApi> {
  seed({ basePath })
  // Its download, where there is one, goes along with the worker's.
  const demo = createDemoApi(interceptor, chosen)
  const isWorking = await startWorker(`${basePath}api-worker.js`).catch(() => false)
  if (!isWorking) answerInPage([everything])
  const mode: MockMode = isWorking ? 'worker' : 'page'
  console.info(`Mock API: answered by the ${mode === 'worker' ? 'service worker' : 'page'}.`)
  return { mode, ...(await demo) }
}

async function startWorker(url: string): Promise<boolean> {
  if (!navigator.serviceWorker || (await withPatience(isHardReload(url), true))) return false
  const worker = setupWorker(health, everything)
  // The worker sends a copy of every answer for whoever listens. Chromium holds each that is not read.
  worker.events.on('response:mocked', ({ response }) => void response.body?.cancel())
  const started = worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' })
  let isAwaited = true
  const answering = started.then(untilControlled).then(() => isAwaited && isAnswering())
  const answers = await withPatience(answering, false).catch(() => false)
  isAwaited = false
  if (answers) keepActive()
  // What it has set up by then would keep the page's own interceptor from being applied.
  else worker.stop()
  return answers
}

/**
 * A hard reload leaves the page without its worker. MSW would reload the page
 * until that changes, which it may never do; the page answers instead.
 */
async function isHardReload(url: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  const scriptUrl = new URL(url, location.href).href
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl),
  )
}

/** On a first visit the worker may be active before it has claimed the page, which it would not answer yet. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

async function isAnswering(): Promise<boolean> {
  const response = await fetch(HEALTH)
  return response.headers.get('content-type')?.includes('json') ?? false
}

/** What `outcome` says, or what it counts as where it says nothing in time. */
function withPatience(outcome: Promise<boolean>, otherwise: boolean): Promise<boolean> {
  return Promise.race([outcome, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, otherwise))])
}

/**
 * Browsers end idle workers, and a new one has forgotten which pages it answers
 * for. MSW's heartbeat is throttled in hidden tabs, so say it again on return.
 */
function keepActive(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  })
}
