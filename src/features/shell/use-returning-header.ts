import { useEffect, useState } from 'react'
import { HEADER_RETURNED } from '#src/ui/sticky.ts'

/** Height of the line above the header's row, in pixels. It stays out of view when the header returns. */
export const TOP_LINE_HEIGHT = 44

/** Shorter movements, such as those of a resting finger, are ignored. */
const TOLERANCE = 4

/** Returns true after the user has scrolled up, until the page is scrolled down or is at its top. */
export function useReturningHeader(): boolean {
  const [isReturned, setIsReturned] = useState(false)
  useEffect(() => {
    let previous = scrollY
    const update = () => {
      const moved = scrollY - previous
      if (Math.abs(moved) < TOLERANCE) return
      previous = scrollY
      setIsReturned(moved < 0 && scrollY > TOP_LINE_HEIGHT)
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  // For sticky boxes, which then leave room for the header.
  useEffect(() => {
    document.documentElement.toggleAttribute(HEADER_RETURNED, isReturned)
  }, [isReturned])
  return isReturned
}
