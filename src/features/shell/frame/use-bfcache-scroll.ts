import { useEffect } from 'react'

/**
 * Restores the scroll position of a page from the back/forward cache.
 *
 * The router disables the browser's own scroll restoration, and restores the position only when a page
 * loads. WebKit would therefore show such a page from the top.
 */
export function useBfcacheScroll() {
  useEffect(() => {
    let position = { left: 0, top: 0 }
    const save = () => {
      position = { left: scrollX, top: scrollY }
    }
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo(position)
    }
    addEventListener('pagehide', save)
    addEventListener('pageshow', restore)
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('pageshow', restore)
    }
  }, [])
}
