import { type RefObject, useEffect, useState } from 'react'
import { HEADER_RETURNED } from '#src/ui/page/sticky.ts'

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
    let height = 0
    const update = () => {
      const scrolledBy = scrollY - previous
      if (Math.abs(scrolledBy) < TOLERANCE) return
      previous = scrollY
      const isScrollingUp = scrolledBy < 0 && scrollY > TOP_LINE_HEIGHT
      const isByUser = height === document.documentElement.scrollHeight
      const hasFocus = header.current?.contains(document.activeElement) ?? false
      setIsReturned((wasReturned) => isScrollingUp && (wasReturned || (isByUser && !hasFocus)))
    }
    // Browsers also move a page whose content has changed. Its scroll event comes before or after this callback.
    const resized = new ResizeObserver(() => {
      previous = scrollY
      height = document.documentElement.scrollHeight
    })
    resized.observe(document.body)
    addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      removeEventListener('scroll', update)
    }
  }, [header])
  // For sticky boxes, which then leave room for the header.
  useEffect(() => {
    document.documentElement.toggleAttribute(HEADER_RETURNED, isReturned)
  }, [isReturned])
  return isReturned
}
