/** The moment at which the page is hydrated and listens. */
import { useEffect } from 'react'

type HydrationSignalProps = {
  root: HTMLElement
  /** Replays of events from before. Taken any later, an event would count twice. */
  queuedEvents: (() => void)[]
}

let resolveHydrated = () => {}

/** Answers that came before the prerendered page is hydrated would make it another page: they wait for this. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/**
 * Not from within the commit, where nothing could be hydrated or clicked, but before
 * the next frame, which a waiting click need not wait for.
 */
export function HydrationSignal({ root, queuedEvents }: HydrationSignalProps) {
  useEffect(() => {
    queueMicrotask(() => {
      hydrateContent(root)
      resolveHydrated()
      delete document.documentElement.dataset.hidePrerendered
      document.documentElement.dataset.hydrated = ''
      // Each once, though React runs an effect twice while developing.
      for (const replay of queuedEvents.splice(0)) replay()
    })
  }, [root, queuedEvents])
  return null
}

/**
 * The router keeps the page in a Suspense boundary, which React hydrates when it
 * is idle, or at once for the target of an event that waits for an answer.
 */
function hydrateContent(root: HTMLElement) {
  root.querySelector('main > *')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
