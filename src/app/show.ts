import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Brings the prerendered page to life, or shows another one in its place. */
export function show(root: HTMLElement, page: ReactNode, isPrerendered = false) {
  if (isPrerendered) {
    hydrateRoot(root, page)
    return
  }
  for (const element of document.head.querySelectorAll(SAID)) element.remove()
  createRoot(root).render(page)
}

/** What the head says of one page alone. */
const SAID = 'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]'
