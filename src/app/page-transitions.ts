/**
 * Pages change by the browser's view transitions (design.md, Motion): the page that is left fades over the new one, and
 * a card's picture becomes the gallery's, and back. The router starts them (`defaultViewTransition`); this says when
 * not, and what takes part. What they look like is in theme/GlobalStyle.tsx.
 */
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isAnotherPage } from '#src/features/shell/is-another-page.ts'

/** Stands on the page that is left alone: the new one, which is not pictured, can be pressed at once. */
const LEAVING = 'data-leaving'

/** Stands on the two pictures that are one. */
const SHARED = 'data-shared-picture'

/** Follows a router in the browser. */
export function followPageChanges(router: AnyRouter) {
  let shared: string | undefined
  router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to }) => {
    const isShown = from !== undefined && isAnotherPage(from, to) && isWanted()
    // Undefined leaves it to the router's default, whose `types` could say no only to browsers that know types.
    router.shouldViewTransition = isShown ? undefined : false
    shared = isShown ? (productOf(to) ?? productOf(from)) : undefined
    if (isShown) document.documentElement.setAttribute(LEAVING, '')
    if (shared) markPictureOf(shared)
  })
  // Within the transition, after the router has scrolled.
  router.subscribe('onRendered', () => {
    document.documentElement.removeAttribute(LEAVING)
    if (shared) markPictureOf(shared)
  })
}

const isWanted = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** As it stands in the address: an id that is written otherwise there has no picture that moves. */
const productOf = ({ pathname }: ParsedLocation) => /\/products\/([^/]+)\/?$/.exec(pathname)?.[1]

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
