import { useEffect } from 'react'

type HydrationSignalProps = {
  root: HTMLElement
  /** Repeats the events that happened before hydration. */
  queuedEvents: (() => void)[]
}

let resolveHydrated = () => {}

/**
 * Resolves when the page is hydrated. API requests wait for it, because an answer that arrives
 * earlier would make the first render differ from the prerendered HTML.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Marks the page as hydrated and replays the queued events. */
export function HydrationSignal({ root, queuedEvents }: HydrationSignalProps) {
  useEffect(() => {
    // A microtask runs after React's commit, inside which nothing can be hydrated or clicked.
    queueMicrotask(() => {
      hydrateContent(root)
      resolveHydrated()
      delete document.documentElement.dataset.hidePrerendered
      document.documentElement.dataset.hydrated = ''
      // Emptied while it is replayed, because StrictMode runs the effect twice in development.
      for (const replay of queuedEvents.splice(0)) replay()
    })
  }, [root, queuedEvents])
  return null
}

/**
 * Hydrates the router's Suspense boundary, which holds the page, at once. React would otherwise
 * wait for idle time; an event inside the boundary raises its priority.
 */
function hydrateContent(root: HTMLElement) {
  root.querySelector('main > *')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
