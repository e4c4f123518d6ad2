/** The moment at which the page begins to listen. */
import { useEffect } from 'react'

type AliveProps = {
  root: HTMLElement
  /** What was used before: used later than that, it would count twice. */
  uses: (() => void)[]
}

let tell = () => {}

/** Answers that came before the prerendered page is hydrated would make it another page: they wait for this. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * Not from within the commit, where nothing could be hydrated or clicked, but before
 * the next frame, which a waiting click need not wait for.
 */
export function Alive({ root, uses }: AliveProps) {
  useEffect(() => {
    queueMicrotask(() => {
      hydrateContent(root)
      tell()
      delete document.documentElement.dataset.stale
      document.documentElement.dataset.alive = ''
      // Each once, though React runs an effect twice while developing.
      for (const repeat of uses.splice(0)) repeat()
    })
  }, [root, uses])
  return null
}

/**
 * The router keeps the page in a Suspense boundary, which React hydrates when it
 * is idle, or at once for the target of an event that waits for an answer.
 */
function hydrateContent(root: HTMLElement) {
  root.querySelector('main > *')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
