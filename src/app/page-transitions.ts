/**
 * Pages change by the browser's view transitions (design.md, Motion): the page that is left fades over the new one, and
 * a card's picture becomes the gallery's, and back. This says which changes are shown so, and what takes part. What they
 * look like is in theme/GlobalStyle.tsx.
 */
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isAnotherPage } from '#src/features/shell/is-another-page.ts'

/** Stands on the page that is left alone: the new one, which is not pictured, can be pressed at once. */
const LEAVING = 'data-leaving'

/** Stands on the two pictures that are one. */
const SHARED = 'data-shared-picture'

/** Follows a router in the browser. */
export function followPageChanges(router: AnyRouter) {
  let isShown = false
  let shared: string | undefined
  router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to }) => {
    isShown = from !== undefined && isAnotherPage(from, to) && isWanted()
    shared = isShown ? (productOf(to) ?? productOf(from)) : undefined
    if (isShown) document.documentElement.setAttribute(LEAVING, '')
    if (shared) markPictureOf(shared)
  })
  // The router's own leaves `ready` to nobody, and asks `types`, which could say no, only where the browser knows types.
  router.startViewTransition = (update) => {
    if (!isShown) return update()
    const transition = document.startViewTransition(update)
    // The next page, a resize or a hidden tab ends one early. The page has changed all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
  // Within the transition, after the router has scrolled.
  router.subscribe('onRendered', () => {
    document.documentElement.removeAttribute(LEAVING)
    if (shared) markPictureOf(shared)
  })
}

const isWanted = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** As it stands in the address: an id that is written otherwise there has no picture that moves. */
const productOf = (location?: ParsedLocation) => /\/products\/([^/]+)\/?$/.exec(location?.pathname ?? '')?.[1]

/** Of a product whose picture is out of sight none moves. */
function markPictureOf(id: string) {
  for (const before of document.querySelectorAll(`[${SHARED}]`)) before.removeAttribute(SHARED)
  const pictures = document.querySelectorAll(`img[data-picture-of="${CSS.escape(id)}"]`)
  const inSight = [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
  inSight?.setAttribute(SHARED, '')
}
