import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDimmedWhenSlow, useSlicedLayout } from './grid-effects.ts'

function Grid({ cards, isBusy = false }: { cards: string[]; isBusy?: boolean }) {
  const grid = useRef<HTMLDivElement>(null)
  useSlicedLayout(grid)
  useDimmedWhenSlow(grid, isBusy)
  return (
    <div ref={grid}>
      {cards.map((card) => (
        <p key={card}>{card}</p>
      ))}
    </div>
  )
}

const layouts = (container: HTMLElement) => [...container.querySelectorAll('p')].map((card) => card.dataset.layout)

afterEach(() => vi.useRealTimers())

test('what comes with the page waits for nothing, newcomers are laid out one a frame, after that of the change', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={['a', 'b']} />)
  expect(layouts(container)).toEqual([undefined, undefined])

  rerender(<Grid cards={['b', 'c', 'd', 'e']} />)
  vi.advanceTimersToNextFrame()
  expect(layouts(container)).toEqual([undefined, 'waiting', 'waiting', 'waiting'])
  vi.advanceTimersToNextFrame()
  expect(layouts(container)).toEqual([undefined, 'done', 'waiting', 'waiting'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(layouts(container)).toEqual([undefined, 'done', 'done', 'done'])
})

test('a page that is replaced before it is laid out holds nothing up', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container, rerender } = render(<Grid cards={[]} />)
  rerender(<Grid cards={['a', 'b', 'c']} />)
  rerender(<Grid cards={['c', 'd']} />)
  expect(layouts(container)).toEqual(['waiting', 'waiting'])
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame()
  expect(layouts(container)).toEqual(['done', 'done'])
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
