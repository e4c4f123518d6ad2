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
import { NO_SERVER, type ServerOptions } from '#mocks/lab/server-options.ts'
import { seed } from '#mocks/store/db.ts'
import type { Rows } from '#mocks/store/store.ts'
import type { DemoApi, MockMode } from '#src/demo/demo-api.ts'
import { registerWorker, WORKER_TIMEOUT } from '#src/demo/register-worker.ts'
import { answerInPage } from './in-page.ts'

/** Only the mock answers this path, so the page can check that the worker responds. */
const HEALTH_PATH = '/api/__mock'
const healthHandler = http.get(HEALTH_PATH, () => HttpResponse.json({ mock: true }))

/** All API requests pass through this interceptor. */
const interceptor = createInterceptor(respond)
const apiHandler = http.all('/api/*', ({ request }) => interceptor.answer(request))

type Options = {
  /** Names of the scenarios that are active at first. */
  chosen?: readonly string[]
  /** A server that may answer some calls. */
  server?: ServerOptions
  /** Resolves with whether the service worker controls the page. */
  registered?: Promise<boolean>
}

/**
 * Starts the mock API with the rows of a catalogue. Takes the site's base path.
 *
 * Resolves with the Demo Lab's API once requests to /api are answered. Rejects if `rows` does.
 */
export async function startMockApi(
  basePath: string,
  rows: Promise<Rows>,
  { chosen = [], server = NO_SERVER, registered = registerWorker(basePath) }: Options = {},
): Promise<DemoApi> {
  let mode: MockMode = 'worker'
  const log = () => console.info(`Mock API: answered by the ${mode === 'worker' ? 'service worker' : 'page'}.`)
  const answerWithoutWorker = () => {
    mode = 'page'
    answerInPage([apiHandler])
    log()
  }
  // Not awaited yet, so that rows and scenarios download while the worker starts.
  const starting = startWorker(`${basePath}api-worker.js`, registered, answerWithoutWorker).catch(() => false)
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

/**
 * Resolves with whether the worker answers. Calls `onReplaced` if another worker takes over later.
 *
 * Does not start MSW before the worker controls the page, because MSW reloads a page whose worker is registered and does
 * not control it, such as after a hard reload, again and again.
 */
async function startWorker(url: string, registered: Promise<boolean>, onReplaced: () => void): Promise<boolean> {
  if (!(await registered)) return false
  const worker = setupWorker(healthHandler, apiHandler)
  // MSW posts a copy of every response to the page. Chromium keeps unread ones in memory.
  worker.events.on('response:mocked', ({ response }) => void response.body?.cancel())
  const started = worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' })
  let isPending = true
  const checking = started.then(() => isPending && isResponding())
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, WORKER_TIMEOUT, false))
  const isWorking = await Promise.race([checking, tooLate]).catch(() => false)
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

async function isResponding(): Promise<boolean> {
  const response = await fetch(HEALTH_PATH)
  return response.headers.get('content-type')?.includes('json') ?? false
}
