/** The start of the app, which `entry.ts` imports: connects the API, then hydrates the prerendered page or renders it. */
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { startCartId } from './api/cart-id.ts'
import { connectApi } from './api/client.ts'
import { createQueryClient, refetchAnswers } from './api/query-client.ts'
import { App, createStyleCache } from './app/App.tsx'
import { createAppRouter } from './app/router.tsx'
import { BootErrorPage } from './boot/BootErrorPage.tsx'
import { hydrated } from './boot/hydration.tsx'
import { mountApp } from './boot/mount-app.ts'
import { rememberInput } from './boot/remember-input.ts'
import { StopOnError } from './boot/StopOnError.tsx'
import type { Config } from './config/config.ts'
import { isServerCall } from './config/server-calls.ts'
import { isStateChosen, isStateLinked, takeChosenScenarios } from './demo/chosen-scenarios.ts'
import { registerWorker } from './demo/register-worker.ts'
import { showDemo } from './features/demo-lab/panel/demo-store.ts'
import { silence } from './lib/fetch-text.ts'

/** Milliseconds that calls wait for the start of the mock API, or for the next byte of its catalogue. */
const MOCK_SILENCE = 15_000

const basePath = import.meta.env.BASE_URL

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// The router reloads the page once if a route's chunk fails to load, because a new deployment may
// have replaced it. Offline, a reload would lose the page. The router recognises the error by the
// start of its message, so a prefix prevents the reload.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

// Unsupported browsers keep the static page.
if (isSupported()) await start(root).catch((error) => mountApp(root, <BootErrorPage error={error} />))

/** Repeats the feature tests of the inline check for an unsupported browser, because a policy may block that script. */
function isSupported(): boolean {
  return !window.unsupportedBrowser && 'toSorted' in [] && CSS.supports('selector(:has(a))')
}

async function start(container: HTMLElement) {
  // The policy blocks inline scripts that a proxy has rewritten. Other parts of the page may be rewritten then too.
  const isBlocked = !window.overtone
  if (isBlocked) await import('./boot/boot.ts')
  const boot = window.overtone
  if (!boot) throw new Error('The boot script set no window.overtone')
  boot.scriptsLoaded()
  const config = await boot.config
  // Before the scenarios and the router read the address.
  const schemeStorage = await openState(config)
  const queryClient = createQueryClient()
  const startup = startApi(config, queryClient)

  const answers = await boot.answers
  for (const state of answers ?? []) hydrate(queryClient, state)
  const isPrerendered = !isBlocked && answers !== null && document.documentElement.dataset.hidePrerendered === undefined

  const router = createAppRouter({ queryClient, site: config })
  if (isPrerendered) {
    // Tells the router that the HTML was rendered on a server. Without it the first render differs (React error 418).
    router.ssr = { manifest: undefined }
    // The router would scroll to the top, although the visitor may have scrolled down before hydration.
    router.options.scrollRestoration = () => document.documentElement.dataset.hydrated !== undefined
    // A link clicked during hydration must wait. Otherwise React compares the next page with this page's HTML.
    const unblock = router.history.block({ blockerFn: () => hydrated.then(() => false), enableBeforeUnload: false })
    void hydrated.then(unblock)
  }
  const theme = config.store.colors && (await import('./theme/shop-colors.ts')).themeOf(config.store.colors)
  await router.load()
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged || !boot.isOutdated()) return
    // Otherwise the address is still that of the previous page.
    router.history.flush()
    location.reload()
  })

  // React captures events itself from here on, so queueing must stop now or events would count twice.
  const queuedEvents = [...rememberInput(), ...boot.takeQueuedEvents()]
  const app = (
    <StrictMode>
      <StopOnError startup={startup}>
        <App {...{ router, queryClient, theme, schemeStorage }} site={config} styles={createStyleCache()} />
      </StopOnError>
    </StrictMode>
  )
  mountApp(container, app, isPrerendered)
  void hydrated.then(() => {
    delete document.documentElement.dataset.hidePrerendered
    document.documentElement.dataset.hydrated = ''
    // The router remembers a scroll position only after a scroll event, which also closes tooltips.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    for (const replay of queuedEvents) replay()
    void import('./app/preload-pages.ts').then(({ preloadPages }) => preloadPages(router))
    // The server may have other prices by now. The mock API has the prerendered ones.
    refetchAnswers(queryClient, answers ?? [], (path) => isServerCall(config, path))
  })
}

/** Opens the state of a link. Returns what the theme reads the colour scheme from, if the state has one. */
async function openState({ api }: Config) {
  const isDemo = api.mode === 'mock'
  if (!(isDemo ? isStateChosen() : isStateLinked())) return undefined
  const module = await import('./features/demo-lab/state/open-state.ts')
  return module.openState(isDemo)
}

/**
 * Connects the API client to the mock API, to the catalogue file, or to a server. The returned promise rejects if the
 * catalogue file of the mock API cannot be used.
 */
async function startApi({ api }: Config, queryClient: QueryClient): Promise<void> {
  startCartId(api.baseUrl)
  const retryFailed = () => void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  if (api.mode === 'mock') return startMock(api, retryFailed)
  if (api.mode === 'file') startFile(api, retryFailed)
  else startLive(api)
}

async function startMock({ baseUrl, data, server = [] }: Config['api'], retryFailed: () => void): Promise<void> {
  const registered = registerWorker(basePath)
  const chosen = takeChosenScenarios()
  let lastByte = 0
  const handleBytes = (time: number) => {
    lastByte = time
  }
  // After hydration, because the page shows its prerendered products and a catalogue may have megabytes.
  const rows = data
    ? hydrated.then(() => import('#mocks/store/catalogue-file.ts')).then(({ loadRows }) => loadRows(data, handleBytes))
    : import('#mocks/store/built-in-rows.ts').then(({ builtInRows }) => builtInRows)
  const loadWarnings = (url: string, setting?: string) =>
    loadServerWarnings().then((module) => module?.createServerWarnings(url, setting))
  const mock = import('#mocks/browser/worker.ts').then(({ startMockApi }) =>
    startMockApi(basePath, rows, { chosen, server: { callGroups: server, baseUrl, loadWarnings }, registered }),
  )
  const ready = Promise.all([mock, hydrated]).then(([demo]) => {
    connectApi(demo.connection)
    showDemo(demo)
    // Retries the queries that failed before the mock API was ready.
    retryFailed()
  })
  const tooLate = () => Promise.reject(new Error('The mock API has not started yet'))
  connectApi({ whenReady: () => Promise.race([ready, silence(MOCK_SILENCE, () => lastByte).then(tooLate)]) })
  const recorder = hydrated.then(() => import('./features/demo-lab/report/recorder/recorder.ts'))
  // Without it, reports have no actions.
  void recorder.then(
    ({ startRecorder }) => startRecorder(),
    () => undefined,
  )
  if (data) await rows
}

function startFile({ data = '' }: Config['api'], retryFailed: () => void): void {
  // Not after hydration, so that the file downloads meanwhile.
  const api = import('#mocks/file-api.ts').then(({ createFileApi }) => createFileApi(data, basePath, retryFailed))
  connectApi({
    whenReady: () => Promise.all([api.then(({ whenReady }) => whenReady()), hydrated]),
    answer: (request) => api.then(({ answer }) => answer(request)),
  })
  // The shop may have been in mock mode before.
  if (navigator.serviceWorker?.controller) {
    void import('./lib/unregister-mock-worker.ts').then(({ unregisterMockWorker }) => unregisterMockWorker(basePath))
  }
}

function startLive({ baseUrl }: Config['api']): void {
  const warnings = loadServerWarnings().then((module) => module?.startLiveMode(baseUrl, basePath))
  connectApi({
    baseUrlOf: () => baseUrl,
    // `startLiveMode` lets requests pass a service worker of the mock that still controls this page.
    whenReady: () => (navigator.serviceWorker?.controller ? Promise.all([hydrated, warnings]) : hydrated),
    onRequest: ({ path, signal }) => {
      return (response) => {
        if (response || !signal?.aborted) void warnings.then((listeners) => listeners?.onAnswer(path, response))
      }
    },
    onInvalid: (message) => void warnings.then((listeners) => listeners?.onInvalid(message)),
  })
}

/** Loads the warnings about servers. Without them, the shop works. */
function loadServerWarnings() {
  return import('./api/server-warnings.ts').catch(() => undefined)
}
