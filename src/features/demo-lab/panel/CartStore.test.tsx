import { screen } from '@testing-library/react'
import { products } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { CartStore } from './CartStore.tsx'

test('importing the carts of another browser fills the visitor’s cart and tells other tabs', async () => {
  const { carts } = createLab(createInterceptor(async () => undefined))
  const user = renderWithProviders(<CartStore carts={carts} />)
  const lines = products.slice(0, 2).map(({ id }) => ({ cartId: 'theirs01', productId: id, quantity: 1 }))
  const field = screen.getByRole('textbox', { name: 'Cart store as text' })
  await user.clear(field)
  await user.click(field)
  await user.paste(JSON.stringify({ version: 1, lines }))
  await user.click(screen.getByRole('button', { name: 'Import this text' }))
  expect(screen.getByText(/^Your cart is/)).toHaveTextContent('has 2 lines')
  expect(localStorage.getItem('overtone:/:cart-written')).not.toBeNull()
})
