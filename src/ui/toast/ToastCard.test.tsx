import { act, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { showToast } from './toast-store.ts'

test('a toast is announced with spaces between its texts', async () => {
  renderWithProviders(null)
  act(() => {
    showToast({
      title: 'Item removed',
      description: 'Item has been removed from your cart.',
      action: { label: 'Undo', hint: 'Undo puts the item back in your cart.', onPress: () => undefined },
    })
  })
  await waitFor(() =>
    expect(screen.getByRole('status').textContent?.trim().replaceAll(/\s+/g, ' ')).toBe(
      'Notification Item removed Item has been removed from your cart. Undo puts the item back in your cart.',
    ),
  )
})
