import { send } from '#src/api/client.ts'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { CartPage } from '#src/features/cart/CartPage.tsx'
import { renderWithProviders } from './render-app.tsx'

/**
 * Adds one of each product to the cart. Then renders the cart's page and the header's link, because the whole shop takes
 * ten times as long. Returns a user-event session with the router.
 */
export async function renderCart(...productIds: string[]) {
  for (const productId of productIds) await send('add', { productId, quantity: 1 })
  return renderWithProviders(
    <>
      <CartLink />
      <CartPage />
    </>,
  )
}
