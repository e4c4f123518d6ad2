import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDimmedWhenSlow, useSlicedLayout } from './grid-effects.ts'

type GridProps = { cards: string[]; leaving?: string[]; isBusy?: boolean }

function Grid({ cards, leaving, isBusy = false }: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  useSlicedLayout(grid, cards)
  useDimmedWhenSlow(grid, isBusy)
  return (
    <div ref={grid}>
      {[...cards, ...(leaving ?? [])].map((card) => (
        <p key={card}>{card}</p>
      ))}
    </div>
  )
}

const layouts = (container: HTMLElement) => [...container.querySelectorAll('p')].map((card) => card.dataset.layout)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Draws every card whose name begins with "far" two screens below the first. */
function placeCards() {
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return new DOMRect(0, this.textContent.startsWith('far') ? innerHeight * 3 : 0, 200, 400)
  })
}

function letFramesPass(count: number) {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame()
}

test('what comes with the page waits for nothing, newcomers are laid out in slices, after the frame of the change', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={['a', 'b']} />)
  expect(layouts(container)).toEqual([undefined, undefined])

  rerender(<Grid cards={['b', 'c', 'd']} />)
  letFramesPass(1)
  expect(layouts(container)).toEqual([undefined, 'waiting', 'waiting'])
  letFramesPass(1)
  expect(layouts(container)).toEqual([undefined, 'open', 'open'])
  letFramesPass(1)
  expect(layouts(container)).toEqual([undefined, 'texts', 'open'])
  letFramesPass(1)
  expect(layouts(container)).toEqual([undefined, 'done', 'open'])
  letFramesPass(3)
  expect(layouts(container)).toEqual(['done', 'done', 'done'])
})

test('the boxes of a second row follow when the first row is there', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={[]} />)
  rerender(<Grid cards={['a', 'b', 'c', 'd', 'e']} />)
  letFramesPass(2)
  expect(layouts(container)).toEqual(['open', 'open', 'open', 'open', 'waiting'])
  letFramesPass(9)
  expect(layouts(container)).toEqual(['done', 'done', 'done', 'done', 'open'])
})

test('cards of the page before are out of sight at once, and newcomers if they come back', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={['a', 'b']} />)
  rerender(<Grid cards={['c']} leaving={['a', 'b']} />)
  expect(layouts(container)).toEqual(['waiting', 'leaving', 'leaving'])
  rerender(<Grid cards={['b', 'c']} leaving={['a']} />)
  expect(layouts(container)).toEqual(['waiting', 'waiting', 'leaving'])
  letFramesPass(7)
  expect(layouts(container)).toEqual(['done', 'done', 'leaving'])
})

test('a page that is replaced before it is laid out holds nothing up', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={[]} />)
  rerender(<Grid cards={['a', 'b', 'c']} />)
  rerender(<Grid cards={['c', 'd']} />)
  expect(layouts(container)).toEqual(['waiting', 'waiting'])
  letFramesPass(7)
  expect(layouts(container)).toEqual(['done', 'done'])
})

test('a grid that renders again with the same cards goes on where it was', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={[]} />)
  const cards = ['a', 'b']
  rerender(<Grid cards={cards} />)
  letFramesPass(3)
  rerender(<Grid cards={cards} isBusy />)
  expect(layouts(container)).toEqual(['texts', 'open'])
  letFramesPass(1)
  expect(layouts(container)).toEqual(['done', 'open'])
})

test('a card far below is left to the browser, and waits like a newcomer until the browser has laid it out', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.stubGlobal(
    'ContentVisibilityAutoStateChangeEvent',
    class extends Event {
      skipped = false
    },
  )
  placeCards()
  const { container, rerender } = render(<Grid cards={['a']} />)
  rerender(<Grid cards={['a', 'b', 'far c', 'far d']} />)
  letFramesPass(6)
  expect(layouts(container)).toEqual(['done', 'done', 'far', 'far'])

  const scrolledTo = container.querySelectorAll('p')[3]
  scrolledTo?.dispatchEvent(
    new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { bubbles: true }),
  )
  rerender(<Grid cards={['b', 'far c', 'far d']} />)
  expect(layouts(container)).toEqual(['done', 'waiting', 'far'])
})

test('only an answer that takes its time dims what stands there', () => {
  vi.useFakeTimers()
  const { container, rerender } = render(<Grid cards={['a']} isBusy />)
  const grid = container.firstElementChild
  act(() => vi.advanceTimersByTime(299))
  expect(grid).not.toHaveAttribute('data-slow')
  act(() => vi.advanceTimersByTime(1))
  expect(grid).toHaveAttribute('data-slow')
  rerender(<Grid cards={['b']} />)
  expect(grid).not.toHaveAttribute('data-slow')
})
