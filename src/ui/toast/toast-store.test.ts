import { dismissToast, REMOVE_DELAY, reduceToast, showToast, useToastStore } from './toast-store.ts'

const currentToast = () => useToastStore.getState().toast

test.each([
  ['shows a toast', null, { type: 'show', id: 2, toast: { title: 'New' } }, { title: 'New', id: 2, open: true }],
  [
    'replaces the visible toast',
    1,
    { type: 'show', id: 2, toast: { title: 'New' } },
    { title: 'New', id: 2, open: true },
  ],
  ['dismisses the visible toast', 1, { type: 'dismiss', id: 1 }, { title: 'Old', id: 1, open: false }],
  ['removes the visible toast', 1, { type: 'remove', id: 1 }, null],
  [
    'leaves the visible toast alone when an older toast is dismissed',
    2,
    { type: 'dismiss', id: 1 },
    { title: 'Old', id: 2, open: true },
  ],
  [
    'leaves the visible toast alone when an older toast is removed',
    2,
    { type: 'remove', id: 1 },
    { title: 'Old', id: 2, open: true },
  ],
] as const)('the reducer %s', (_title, visible, action, expected) => {
  const toast = visible === null ? null : { title: 'Old', id: visible, open: true, series: 1 }
  const { toast: next } = reduceToast({ toast }, action)
  expect(next && { title: next.title, id: next.id, open: next.open }).toEqual(expected)
})

test('a toast that replaces an open one continues its series; after a closed one a new series begins', () => {
  const series = () => currentToast()?.series
  const first = showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  expect(series()).toBe(first)
  dismissToast(second)
  const third = showToast({ title: 'Third' })
  expect(series()).toBe(third)
})

test('a dismissed toast is removed after exactly 1,000,000 ms', () => {
  vi.useFakeTimers()
  dismissToast(showToast({ title: 'Going' }))
  expect(REMOVE_DELAY).toBe(1_000_000)
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ title: 'Going', open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
  vi.useRealTimers()
})
