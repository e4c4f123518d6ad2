import { dismissToast, REMOVE_DELAY, reduceToast, showToast, useToastStore } from './toast-store.ts'

const shown = () => useToastStore.getState().toast

test.each([
  ['shows a toast', null, { type: 'show', id: 2, toast: { title: 'New' } }, { title: 'New', id: 2, open: true }],
  [
    'replaces the visible one',
    1,
    { type: 'show', id: 2, toast: { title: 'New' } },
    { title: 'New', id: 2, open: true },
  ],
  ['dismisses the visible one', 1, { type: 'dismiss', id: 1 }, { title: 'Old', id: 1, open: false }],
  ['removes it', 1, { type: 'remove', id: 1 }, null],
  [
    'leaves the visible one alone when an older one is dismissed',
    2,
    { type: 'dismiss', id: 1 },
    { title: 'Old', id: 2, open: true },
  ],
  [
    'leaves the visible one alone when an older one is removed',
    2,
    { type: 'remove', id: 1 },
    { title: 'Old', id: 2, open: true },
  ],
] as const)('the reducer %s', (_what, visible, action, expected) => {
  const toast = visible === null ? null : { title: 'Old', id: visible, open: true, series: 1 }
  const { toast: left } = reduceToast({ toast }, action)
  expect(left && { title: left.title, id: left.id, open: left.open }).toEqual(expected)
})

test('a toast that replaces an open one continues its series, one that follows a closed one begins another', () => {
  const series = () => shown()?.series
  const first = showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  expect(series()).toBe(first)
  dismissToast(second)
  const third = showToast({ title: 'Third' })
  expect(series()).toBe(third)
})

test('a dismissed toast is removed after 1,000,000 ms, not before', () => {
  vi.useFakeTimers()
  dismissToast(showToast({ title: 'Going' }))
  expect(REMOVE_DELAY).toBe(1_000_000)
  vi.advanceTimersByTime(999_999)
  expect(shown()).toMatchObject({ title: 'Going', open: false })
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
  vi.useRealTimers()
})

test('the removal of a dismissed toast does not take its successor with it', () => {
  vi.useFakeTimers()
  dismissToast(showToast({ title: 'Going' }))
  showToast({ title: 'Coming' })
  vi.advanceTimersByTime(REMOVE_DELAY)
  expect(shown()).toMatchObject({ title: 'Coming', open: true })
  vi.useRealTimers()
})
