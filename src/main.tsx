/** The browser's entry: hydrates the prerendered page, or renders another one in its place. */
import { hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { connectApi } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { App, createStyleCache } from './app/App.tsx'
import { BootErrorPage } from './app/BootErrorPage.tsx'
import type { Boot } from './app/boot.ts'
import { HydrationSignal, hydrated } from './app/HydrationSignal.tsx'
import { mountApp } from './app/mount-app.ts'
import { createAppRouter } from './app/router.tsx'
import type { Config } from './config/config.ts'
import { takeChosenScenarios } from './features/demo-lab/chosen-scenarios.ts'
import { showDemo } from './features/demo-lab/demo-store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// For a page whose code can't be had the router reloads once, which a new deployment asks for. It knows
// the error by its first words; offline these are others, since a reload would leave nothing standing.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

// Below the floor the page stays as it was prerendered, and a sentence above it says so.
if (window.overtone)
  await start(root, window.overtone).catch((error) => mountApp(root, <BootErrorPage error={error} />))

async function start(container: HTMLElement, boot: Boot) {
  const config = await boot.config
  connect(config)

  const queryClient = createQueryClient()
  const answers = await boot.answers
  for (const state of answers ?? []) hydrate(queryClient, state)
  const isPrerendered = answers !== null && document.documentElement.dataset.hidePrerendered === undefined

  const router = createAppRouter({ queryClient })
  // The router must know that this markup came from a server, or its first render differs.
  if (isPrerendered) router.ssr = { manifest: undefined }
  await router.load()

  // From here on React hears events itself, and hydrates first what is pressed.
  const queuedEvents = boot.takeQueuedEvents()
  const page = (
    <StrictMode>
      <App router={router} queryClient={queryClient} site={config} styles={createStyleCache()} />
      <HydrationSignal root={container} queuedEvents={queuedEvents} />
    </StrictMode>
  )
  mountApp(container, page, isPrerendered)
}

/** Starts the mock API where it is wanted. */
function connect({ api: { mode, baseUrl } }: Config) {
  if (mode === 'mock') {
    const chosen = takeChosenScenarios()
    const listening = import('#mocks/browser.ts').then((mock) => mock.startMockApi(import.meta.env.BASE_URL, chosen))
    const ready = Promise.all([listening, hydrated])
    connectApi({ ready })
    void ready.then(([demo]) => showDemo(demo))
  } else {
    // Without its hints where they can't be had.
    const hints = import('./app/live.ts').then(
      ({ startLive }) => startLive(baseUrl, import.meta.env.BASE_URL),
      () => () => undefined,
    )
    connectApi({ baseUrl, ready: hydrated, onAnswer: (...answer) => hints.then((hear) => hear(...answer)) })
  }
}
