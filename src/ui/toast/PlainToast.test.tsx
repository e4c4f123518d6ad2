import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { createStyleCache } from '#src/app/App.tsx'
import { theme } from '#src/theme/theme.ts'
import { PlainToast } from './PlainToast.tsx'
import { showToast } from './toast-store.ts'

const wrapper = ({ children }: PropsWithChildren) => (
  <CacheProvider value={createStyleCache()}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
)
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a plain toast is added to an existing live region, replaced by the next one, and removed after 5 seconds', () => {
  showToast({ title: 'Success', description: 'Item added' })
  render(<PlainToast />, { wrapper })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  wait(100)
  expect(screen.getByRole('status')).toHaveTextContent('Success Item added')
  wait(4000)
  act(() => void showToast({ title: 'Item removed' }))
  wait(4900)
  expect(screen.getByRole('status')).toHaveTextContent(/^Item removed$/)
  wait(100)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('pressing F8 focuses the region of a plain toast, and the region’s name contains the key', () => {
  showToast({ title: 'Success' })
  render(<PlainToast />, { wrapper })
  fireEvent.keyDown(document, { key: 'F8' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
})

test('a brief plain toast is not announced', () => {
  showToast({ title: 'Popup Blocked', isBrief: true })
  render(<PlainToast />, { wrapper })
  wait(100)
  expect(screen.getByText('Popup Blocked')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('the action of a plain toast closes it', () => {
  const onPress = vi.fn<() => void>()
  showToast({ title: 'Item removed', action: { label: 'Undo', hint: 'Undo puts it back', onPress } })
  render(<PlainToast />, { wrapper })
  wait(100)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
