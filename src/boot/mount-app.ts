import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates the prerendered page, or replaces it by a client render. */
export function mountApp(root: HTMLElement, app: ReactNode, isPrerendered = false) {
  window.overtone?.started()
  if (isPrerendered) {
    // Hydration in a transition does not block the page in one long task.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  for (const element of document.head.querySelectorAll(PAGE_METADATA)) element.remove()
  createRoot(root).render(app)
}

/** The elements in the head that belong to the prerendered page. */
const PAGE_METADATA = 'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]'
