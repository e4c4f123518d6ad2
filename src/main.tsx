/**
 * The browser's entry: reads the configuration, starts the mock API where it is
 * wanted, and brings the prerendered page to life.
 */
import { hydrate } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectApi } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { App, createStyles } from './app/App.tsx'
import { createAppRouter } from './app/router.tsx'
import { StartErrorPage } from './app/StartErrorPage.tsx'
import { takeChoice } from './features/demo-lab/choice.ts'
import { showDemo } from './features/demo-lab/demo-store.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

// For a page whose code can't be had the router reloads once, which a new deployment asks for. It knows
// the error by its first words; offline these are others, since a reload would leave nothing standing.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
})

// Below the floor the page stays as it was prerendered, and a sentence above it says so.
if (!window.belowFloor) await startOrExplain(container)

async function startOrExplain(root: HTMLElement) {
  try {
    await start(root)
  } catch (error) {
    root.replaceChildren()
    createRoot(root).render(<StartErrorPage error={error} />)
    reveal()
  }
}

async function start(root: HTMLElement) {
  const config = await window.overtone.config
  // Answers that came before the prerendered page is hydrated would make it another page.
  let alive = () => {}
  const hydrated = new Promise<void>((resolve) => {
    alive = resolve
  })
  if (config.api.mode === 'mock') {
    const chosen = takeChoice()
    const listening = import('#mocks/browser.ts').then((mock) => mock.startMockApi(import.meta.env.BASE_URL, chosen))
    const ready = Promise.all([listening, hydrated])
    connectApi({ ready })
    ready.then(([control]) => showDemo(control))
  } else {
    const { baseUrl } = config.api
    const live = import('./app/live.ts').then(
      ({ startLive }) => startLive(baseUrl, import.meta.env.BASE_URL),
      // The shop does without its hints.
      () => () => undefined,
    )
    connectApi({ baseUrl, ready: hydrated, onAnswer: (...answer) => live.then((tell) => tell(...answer)) })
  }

  const queryClient = createQueryClient()
  // Another page of this configuration still brings answers that this one may need, such as the ticker's.
  const answers = document.documentElement.dataset.stale === 'page' ? null : await window.overtone.answers
  if (answers) hydrate(queryClient, answers)
  const isThisPage = answers !== null && !window.overtone.isStale()

  const router = createAppRouter({ queryClient })
  /** What was used before React listens: used later than that, it would count twice. */
  let kept: HTMLElement[] = []
  const page = (
    <StrictMode>
      <App router={router} queryClient={queryClient} site={config} styles={createStyles()} />
      <Alive
        onAlive={() => {
          hydrateContent(root)
          alive()
          reveal()
          document.documentElement.dataset.alive = ''
          for (const control of kept) if (control.isConnected) repeatUse(control)
        }}
      />
    </StrictMode>
  )
  // The router must know that this markup came from a server, or its first render differs.
  if (isThisPage) router.ssr = { manifest: undefined }
  await router.load()
  // From here on React hears by itself: a press that it finds not hydrated yet, it hydrates first.
  kept = window.earlyUses ?? []
  window.earlyUses = undefined
  if (isThisPage) hydrateRoot(root, page)
  else {
    forgetHead()
    createRoot(root).render(page)
  }
}

/**
 * Says when the page listens: not from within the commit, where nothing could be hydrated
 * or clicked, but before the next frame, which a waiting click need not wait for.
 */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(() => {
    let isGone = false
    queueMicrotask(() => isGone || onAlive())
    return () => {
      isGone = true
    }
  }, [onAlive])
  return null
}

/** A select still shows what was chosen; a button or checkbox has to be clicked to be heard. */
function repeatUse(control: HTMLElement) {
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  else control.click()
}

/**
 * The router keeps the page in a Suspense boundary, which React hydrates when it
 * is idle, or at once for the target of an event that waits for an answer.
 */
function hydrateContent(root: HTMLElement) {
  root.querySelector('main > *')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}

/** Takes away what the head says of the page that was prerendered. */
function forgetHead() {
  const said = 'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]'
  for (const element of document.head.querySelectorAll(said)) element.remove()
}

/** Shows what the early script hid, and names the faces even if one of them is still under way. */
function reveal() {
  delete document.documentElement.dataset.stale
  delete document.documentElement.dataset.faces
}
