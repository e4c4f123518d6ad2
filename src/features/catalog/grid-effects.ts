/** What a grid of cards does to its elements without rendering them again. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Grid = RefObject<HTMLElement | null>

/** Milliseconds after which an answer counts as slow. */
const SLOW = 300

/** How far below the screen, in its heights, a browser lays out what `content-visibility: auto` holds back. */
const NEAR = 1.5

/** Cards whose boxes are laid out in one frame, before what is in them. */
const ROW = 4

/**
 * Lays out a grid's newcomers half a card a frame, in their order, from the second frame after
 * the change on: all of a page at once would block it. `data-layout` tells the style sheet how
 * far each is: `waiting`, `open`, `texts` and `done`, or `far` for one that the browser may
 * leave until it comes near the screen. What came with the page carries none before the first change.
 * Cards behind those in question are on their way out of the page: `leaving`.
 * @param cards what the grid shows first: another list brings newcomers, none only skeletons
 */
export function useSlicedLayout(grid: Grid, cards: readonly unknown[] | undefined) {
  const known = useRef<WeakSet<Element>>(null)

  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const laidOut = new WeakSet([...element.children].filter(isNear))
    known.current = laidOut
    const follow = (event: Event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent && event.target instanceof Element)) return
      if (event.skipped) laidOut.delete(event.target)
      else laidOut.add(event.target)
    }
    element.addEventListener('contentvisibilityautostatechange', follow)
    return () => element.removeEventListener('contentvisibilityautostatechange', follow)
  }, [grid])

  useLayoutEffect(() => {
    const laidOut = known.current
    if (!cards || !grid.current || !laidOut) return undefined
    const all = [...grid.current.children]
    for (const card of all.splice(cards.length)) {
      mark(card, 'leaving')
      laidOut.delete(card)
    }
    const newcomers = all.filter((card) => !laidOut.has(card))
    for (const card of newcomers) mark(card, 'waiting')
    const slices = layOut(newcomers, all, laidOut)
    const layOutNext = () => {
      if (!slices.next().done) frame = requestAnimationFrame(layOutNext)
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(layOutNext)
    })
    return () => cancelAnimationFrame(frame)
  }, [grid, cards])
}

function* layOut(newcomers: Element[], all: Element[], laidOut: WeakSet<Element>) {
  const near = newcomers.filter(isNear)
  for (const [index, card] of near.entries()) {
    if (index % ROW === 0) {
      for (const next of near.slice(index, index + ROW)) mark(next, 'open')
      yield
    }
    mark(card, 'texts')
    yield
    mark(card, 'done')
    laidOut.add(card)
    yield
  }
  const rest = all
    .map((card) => ({ card, layout: isNear(card) ? 'done' : 'far' }) as const)
    .filter(({ card, layout }) => card.getAttribute('data-layout') !== layout)
  for (const [index, { card, layout }] of rest.entries()) {
    if (index > 0 && index % ROW === 0) yield
    mark(card, layout)
  }
}

type Layout = 'waiting' | 'open' | 'texts' | 'done' | 'far' | 'leaving'

const mark = (card: Element, layout: Layout) => card.setAttribute('data-layout', layout)

const isNear = (card: Element) => card.getBoundingClientRect().top < innerHeight * (1 + NEAR)

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
