import { useEffect } from 'react'

let resolveHydrated = () => {}

/**
 * Resolves when the page is hydrated. API requests wait for it, because an answer that arrives
 * earlier would make the first render differ from the prerendered HTML.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/**
 * Resolves `hydrated`. React hydrates a page's content after the frame, in a Suspense boundary of the router, so this
 * must be beside the content.
 */
export function HydrationSignal() {
  useEffect(() => resolveHydrated(), [])
  return null
}
