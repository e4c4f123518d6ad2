import { useEffect } from 'react'

let resolveHydrated = () => {}
let isResolved = false

/**
 * Resolves when the page is hydrated. API requests wait for it, because an answer that arrives
 * earlier would make the first render differ from the prerendered HTML.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = () => {
    isResolved = true
    resolve()
  }
})

/** Returns whether the page is hydrated. False in the prerender. */
export const isHydrated = (): boolean => isResolved

/**
 * Resolves `hydrated`. React hydrates a page's content after the frame, in a Suspense boundary of the router, so this
 * must be beside the content.
 */
export function HydrationSignal() {
  useEffect(() => resolveHydrated(), [])
  return null
}
