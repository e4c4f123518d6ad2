/** What a grid of cards does to its elements without rendering them again. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Grid = RefObject<HTMLElement | null>

/** Milliseconds after which an answer counts as slow. */
const SLOW = 300

/**
 * Lays out the newcomers of a grid one a frame, in their order, after the frame that shows the
 * change itself: all of a page at once would block it. Each carries `data-layout`, `waiting`
 * and then `done`, for the style sheet to hold it back; what came with the page itself carries
 * none.
 */
export function useSlicedLayout(grid: Grid) {
  const known = useRef<WeakSet<Element>>(null)

  useLayoutEffect(() => {
    const cards = [...(grid.current?.children ?? [])]
    const laidOut = (known.current ??= new WeakSet(cards))
    const waiting = cards.filter((card) => !laidOut.has(card))
    for (const card of waiting) card.setAttribute('data-layout', 'waiting')
    const layOutNext = () => {
      const card = waiting.shift()
      if (!card) return
      card.setAttribute('data-layout', 'done')
      laidOut.add(card)
      frame = requestAnimationFrame(layOutNext)
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(layOutNext)
    })
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
