import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates the prerendered page, or renders another one in its place. */
export function mountApp(root: HTMLElement, page: ReactNode, isPrerendered = false) {
  if (isPrerendered) {
    hydrateRoot(root, page)
    return
  }
  for (const element of document.head.querySelectorAll(PAGE_META)) element.remove()
  createRoot(root).render(page)
}

/** Everything in the head that belongs to one page alone. */
const PAGE_META = 'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]'
