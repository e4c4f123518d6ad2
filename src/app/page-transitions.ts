/**
 * View transitions between pages (design.md, Motion). GlobalStyle.tsx has their CSS.
 *
 * The outgoing page fades out over the incoming one. If one of the two is a product, its
 * picture moves from the card to the gallery or back.
 */
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isAnotherPage } from '#src/features/shell/frame/is-another-page.ts'

/**
 * Set on `<html>` while the outgoing page is captured. The incoming page is not captured, so it can be clicked at
 * once.
 */
const LEAVING = 'data-leaving'

/** Set on the one picture that both pages show. */
const SHARED = 'data-shared-picture'

export function addPageTransitions(router: AnyRouter) {
  let isAnimated = false
  let productId: string | undefined
  router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to }) => {
    isAnimated = from !== undefined && isAnotherPage(from, to) && canAnimate()
    productId = isAnimated ? (productIdOf(to) ?? productIdOf(from)) : undefined
    if (isAnimated) document.documentElement.setAttribute(LEAVING, '')
    if (productId) markPicture(productId)
  })
  // Replaces the router's own method, which leaves a rejected `ready` unhandled
  // (https://github.com/TanStack/router/issues/7906). Otherwise `defaultViewTransition` would do.
  router.startViewTransition = (update) => {
    if (!isAnimated) return update()
    const transition = document.startViewTransition(update)
    // Rejects if the browser skips the animation, for example in a hidden tab. The page changes all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
  // Fires inside the transition's update, after scroll restoration.
  router.subscribe('onRendered', () => {
    document.documentElement.removeAttribute(LEAVING)
    if (productId) markPicture(productId)
  })
}

const canAnimate = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

const productIdOf = (location?: ParsedLocation) => /\/products\/([^/]+)\/?$/.exec(location?.pathname ?? '')?.[1]

/** Marks the product's picture if it is in the viewport. */
function markPicture(id: string) {
  for (const picture of document.querySelectorAll(`[${SHARED}]`)) picture.removeAttribute(SHARED)
  const pictures = document.querySelectorAll(`img[data-picture-of="${CSS.escape(id)}"]`)
  const visible = [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
  visible?.setAttribute(SHARED, '')
}
