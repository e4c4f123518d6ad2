import { type RefObject, useEffect } from 'react'

/** Distance of a toast from the header and the window's edges, in pixels. */
export const TOAST_MARGIN = 16

/** Height of a toast with its margins: its text has two lines on a phone, and one on larger windows. */
export const TOAST_SPACE = { xs: '128px', sm: '100px' }

/** From this width of the window on (breakpoint `md`), toasts are at the top. */
const WIDE = 900

/** Set by a page that has controls at its top right, as the cart has. */
const PREFERS_BOTTOM = '[data-toasts=bottom]'

type Edge = 'bottom' | 'top'

/**
 * Sets the attribute `data-edge` and the property `--top` of the toast's region. On large screens a toast is below the
 * header and the notice, unless the page prefers the bottom, and on others at the bottom. It is at the other edge while
 * it would cover what the user looks at (WCAG 2.4.11).
 *
 * Changes the element instead of a state, so that the toast is never painted at the wrong edge.
 *
 * @param toastId undefined while no toast is open
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useEffect(() => {
    const element = region.current
    if (!element || toastId === undefined) return undefined
    const update = () => place(element)
    update()
    // Radix adds a toast to its region after this effect. Unlike a ResizeObserver, this one also works in a tab in the
    // background, as this tab is while checkout opens others.
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true })
    // The browser scrolls to an element after it has focused it, and the header returns after a scroll.
    const updateBeforePaint = () => requestAnimationFrame(update)
    document.addEventListener('focusin', updateBeforePaint)
    addEventListener('scroll', updateBeforePaint, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', updateBeforePaint)
      removeEventListener('scroll', updateBeforePaint)
    }
  }, [region, toastId])
}

function place(region: HTMLElement): void {
  const top = contentTop() + TOAST_MARGIN
  region.dataset.edge = freeEdge(region, top)
  region.style.setProperty('--top', `${top}px`)
}

/** Returns where the header, or the notice below it, ends in the window: 0 while both are scrolled away. */
function contentTop(): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const content = document.querySelector('main')?.getBoundingClientRect().top ?? 0
  return Math.max(0, header, content)
}

function freeEdge(region: HTMLElement, top: number): Edge {
  const { left, right, height } = region.getBoundingClientRect()
  const places: Record<Edge, DOMRect> = {
    top: new DOMRect(left, top, right - left, height),
    bottom: new DOMRect(left, innerHeight - TOAST_MARGIN - height, right - left, height),
  }
  const keepVisible = elementsToKeep(region).map((element) => element.getBoundingClientRect())
  const covers = (edge: Edge) => keepVisible.some((rect) => overlaps(places[edge], rect))
  const isTopFirst = innerWidth >= WIDE && !document.querySelector(PREFERS_BOTTOM)
  const [first, second]: [Edge, Edge] = isTopFirst ? ['top', 'bottom'] : ['bottom', 'top']
  return covers(first) && !covers(second) ? second : first
}

/** The focused element, and the message in its section that a press on it may have shown, such as checkout's result. */
function elementsToKeep(region: HTMLElement): Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || region.contains(focused)) return []
  const message = focused.closest('section')?.querySelector(':scope > [data-toasts=beside]')
  return message ? [focused, message] : [focused]
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
