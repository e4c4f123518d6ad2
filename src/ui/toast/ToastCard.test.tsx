import { act, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { showToast, type Toast } from './toast-store.ts'

const removal: Toast = {
  title: 'Item removed',
  description: 'Item has been removed from your cart.',
  action: { label: 'Undo', hint: 'Undo puts the item back in your cart.', onPress: () => undefined },
}

test.each<[string, Toast, string, string]>([
  [
    'with spaces between its texts',
    removal,
    'Notification Item removed Item has been removed from your cart. Undo puts the item back in your cart.',
    'polite',
  ],
  [
    'at once if it is about a failure',
    { ...removal, action: undefined, variant: 'destructive' },
    'Notification Item removed Item has been removed from your cart.',
    'assertive',
  ],
  [
    'by its title only, after other announcements, if it is brief',
    { ...removal, action: undefined, variant: 'destructive', isBrief: true },
    'Notification Item removed',
    'polite',
  ],
])('a toast is announced %s', async (_how, toast, text, politeness) => {
  renderWithProviders(null)
  act(() => void showToast(toast))
  await waitFor(() => {
    const announcement = screen.getByRole('status')
    expect(announcement.textContent?.trim().replaceAll(/\s+/g, ' ')).toBe(text)
    expect(announcement).toHaveAttribute('aria-live', politeness)
  })
  expect(screen.getByText('Item has been removed from your cart.')).toBeVisible()
})
