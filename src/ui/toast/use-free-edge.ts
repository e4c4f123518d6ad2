import { type RefObject, useEffect, useState } from 'react'

type Edge = 'bottom' | 'top'

/** Distance of a toast from the window's edges, in pixels. */
export const TOAST_MARGIN = 16

/**
 * Returns the edge of the window for the toast in `region`: the top if it would cover the focused element at the bottom
 * (WCAG 2.4.11), otherwise the bottom. `toastId` is undefined while no toast is open.
 */
export function useFreeEdge(region: RefObject<HTMLElement | null>, toastId: number | undefined): Edge {
  const [edge, setEdge] = useState<Edge>('bottom')
  useEffect(() => {
    if (toastId === undefined) return undefined
    const update = () => region.current && setEdge(freeEdge(region.current))
    // The browser scrolls to an element after it has focused it.
    const updateAfterScroll = () => requestAnimationFrame(update)
    update()
    document.addEventListener('focusin', updateAfterScroll)
    return () => document.removeEventListener('focusin', updateAfterScroll)
  }, [region, toastId])
  return edge
}

function freeEdge(region: HTMLElement): Edge {
  const { left, right, height } = region.getBoundingClientRect()
  const bottom = new DOMRect(left, innerHeight - TOAST_MARGIN - height, right - left, height)
  const top = new DOMRect(left, TOAST_MARGIN, right - left, height)
  const kept = elementsToKeep(region).map((element) => element.getBoundingClientRect())
  const covers = (toast: DOMRect) => kept.some((rect) => overlaps(toast, rect))
  return covers(bottom) && !covers(top) ? 'top' : 'bottom'
}

/** The focused element, and the message in its section that a press on it may have shown, such as checkout's result. */
function elementsToKeep(region: HTMLElement): Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || region.contains(focused)) return []
  const message = focused.closest('section')?.querySelector(':scope > [role=status]')
  return message ? [focused, message] : [focused]
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
