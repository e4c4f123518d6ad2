/**
 * Loads the code of the next page, and a product's large picture, while the finger or the mouse button is still down or the
 * pointer rests on a link (docs/decisions/0035). It sends no API call, because spec §7 lists none for it.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** Milliseconds that a mouse rests on a link before its page is loaded. */
const HOVER = 80

/** Only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Starts to listen for links that are about to be opened. Returns a function that stops. */
export function preloadPages(router: AnyRouter): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let hovering: ReturnType<typeof setTimeout> | undefined
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin && !isSlow()) preload(router, link)
  }
  document.addEventListener('pointerdown', handle, { signal })
  document.addEventListener('focusin', handle, { signal })
  const handleOver = (event: PointerEvent) => {
    clearTimeout(hovering)
    if (event.pointerType === 'mouse') hovering = setTimeout(handle, HOVER, event)
  }
  document.addEventListener('pointerover', handleOver, { signal })
  return () => listeners.abort()
}

function preload(router: AnyRouter, link: HTMLAnchorElement): void {
  const base = import.meta.env.BASE_URL
  if (!link.pathname.startsWith(base)) return
  const [routes] = router.getMatchedRoutes(link.pathname.slice(base.length - 1))
  // A failed download is repeated when the link is opened.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
  const picture = link.closest('article')?.querySelector<HTMLImageElement>('img[data-picture-of]')
  // The card shows a small version of it, from `srcset`.
  if (picture) new Image().src = picture.src
}

/** Returns whether a page that may not be opened costs too much. */
function isSlow(): boolean {
  const { saveData = false, effectiveType = '' }: Connection = Reflect.get(navigator, 'connection') ?? {}
  return saveData || effectiveType.endsWith('2g')
}
