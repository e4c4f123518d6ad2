/**
 * The browser's entry: reads the configuration, starts the mock API where it is
 * wanted, and brings the prerendered page to life.
 */
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectApi } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { App, createStyles } from './app/App.tsx'
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx'
import { createAppRouter } from './app/router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

try {
  await start(container)
} catch (error) {
  createRoot(container).render(<ConfigErrorPage error={error} />)
  reveal()
}

async function start(root: HTMLElement) {
  const config = await window.overtone.config
  if (config.api.mode === 'mock') {
    connectApi({ ready: import('#mocks/browser.ts').then((mock) => mock.startMockApi(import.meta.env.BASE_URL)) })
  } else {
    connectApi({ baseUrl: config.api.baseUrl })
  }

  const queryClient = createQueryClient()
  // Another page of this configuration still brings answers that this one may need, such as the ticker's.
  const answers = document.documentElement.dataset.stale === 'page' ? null : readPrerendered()
  if (answers) hydrate(queryClient, answers)
  const isThisPage = answers !== null && !window.overtone.isStale()

  const router = createAppRouter({ queryClient })
  const page = (
    <StrictMode>
      <App router={router} queryClient={queryClient} site={config} styles={createStyles()} />
    </StrictMode>
  )
  // The router must know that this markup came from a server, or its first render differs.
  if (isThisPage) router.ssr = { manifest: undefined }
  await router.load()
  if (isThisPage) hydrateRoot(root, page)
  else {
    forgetHead()
    // At once: what is revealed next must be this page, not the one that was prerendered.
    flushSync(() => createRoot(root).render(page))
  }
  reveal()
  requestAnimationFrame(() => {
    document.documentElement.dataset.alive = ''
    for (const button of window.overtone.takeClicks()) if (button.isConnected) button.click()
  })
}

/** The query cache that the page was prerendered with. */
function readPrerendered(): DehydratedState | null {
  const json = document.getElementById('prerendered')?.textContent
  return json ? JSON.parse(json) : null
}

/** Takes away what the head says of the page that was prerendered. */
function forgetHead() {
  const said = 'title, meta[name=description], meta[property^="og:"], link[rel=canonical]'
  for (const element of document.head.querySelectorAll(said)) element.remove()
}

/** Shows what the early script hid. */
function reveal() {
  delete document.documentElement.dataset.stale
}
