import { type RefObject, useEffect, useState } from 'react'
import { HEADER_RETURNED } from '#src/ui/sticky.ts'

/** Height of the line above the header's row, in pixels. It stays out of view when the header returns. */
export const TOP_LINE_HEIGHT = 44

/** Shorter movements, such as those of a resting finger, are ignored. */
const TOLERANCE = 4

/**
 * Returns true after the user has scrolled up, until the page is scrolled down or is at its top. The header does not return
 * while it has the focus, because it leaves out its other lines then.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): boolean {
  const [isReturned, setIsReturned] = useState(false)
  useEffect(() => {
    let previous = scrollY
    let previousHeight = 0
    const update = () => {
      const moved = scrollY - previous
      if (Math.abs(moved) < TOLERANCE) return
      previous = scrollY
      const { scrollHeight } = document.documentElement
      // Browsers also move a page whose content has changed, and iOS one that was pulled beyond its end.
      const isByUser = scrollHeight === previousHeight && scrollY + innerHeight < scrollHeight
      previousHeight = scrollHeight
      const isUp = moved < 0 && scrollY > TOP_LINE_HEIGHT
      const hasFocus = header.current?.contains(document.activeElement) ?? false
      setIsReturned((wasReturned) => isUp && (wasReturned || (isByUser && !hasFocus)))
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [header])
  // For sticky boxes, which then leave room for the header.
  useEffect(() => {
    document.documentElement.toggleAttribute(HEADER_RETURNED, isReturned)
  }, [isReturned])
  return isReturned
}
