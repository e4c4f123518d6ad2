import { useEffect } from 'react'

/**
 * Scrolls back to where the page was left when the browser takes it whole out of its back/forward cache: WebKit
 * shows it from the top, since the router restores scrolling by itself, which it does only in a page that is loaded.
 */
export function useBfcacheScroll() {
  useEffect(() => {
    let place = { left: 0, top: 0 }
    const remember = () => {
      place = { left: scrollX, top: scrollY }
    }
    const goBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo(place)
    }
    addEventListener('pagehide', remember)
    addEventListener('pageshow', goBack)
    return () => {
      removeEventListener('pagehide', remember)
      removeEventListener('pageshow', goBack)
    }
  }, [])
}
