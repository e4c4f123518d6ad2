/** What a grid of cards does to its elements without rendering them again. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Grid = RefObject<HTMLElement | null>

/** Cards laid out in one frame. */
const A_FRAME = 2
/** Milliseconds after which an answer counts as slow. */
const SLOW = 300

/**
 * Lays out the newcomers of a grid a few a frame, in their order: all of a page at once would
 * block it. Each carries `data-layout`, `waiting` and then `done`, for the style sheet to hold
 * it back; what came with the page itself carries none.
 */
export function useSlicedLayout(grid: Grid) {
  const known = useRef<WeakSet<Element>>(null)

  useLayoutEffect(() => {
    const cards = [...(grid.current?.children ?? [])]
    const laidOut = (known.current ??= new WeakSet(cards))
    const waiting = cards.filter((card) => !laidOut.has(card))
    for (const card of waiting) card.setAttribute('data-layout', 'waiting')
    const layOutSome = () => {
      for (const card of waiting.splice(0, A_FRAME)) {
        card.setAttribute('data-layout', 'done')
        laidOut.add(card)
      }
      if (waiting.length > 0) frame = requestAnimationFrame(layOutSome)
    }
    let frame = requestAnimationFrame(layOutSome)
    return () => cancelAnimationFrame(frame)
  })
}

/** Marks a grid with `data-slow` while it is busy for longer than one would call at once. */
export function useDimmedWhenSlow(grid: Grid, isBusy: boolean) {
  useEffect(() => {
    const element = grid.current
    if (!element || !isBusy) return undefined
    const timer = setTimeout(() => element.setAttribute('data-slow', ''), SLOW)
    return () => {
      clearTimeout(timer)
      element.removeAttribute('data-slow')
    }
  }, [grid, isBusy])
}
