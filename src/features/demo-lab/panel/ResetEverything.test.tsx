import { screen } from '@testing-library/react'
import { studioHeadphones } from '#fixtures/products.ts'
import { startCartId } from '#src/api/cart-id.ts'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { rememberDismissal } from '#src/demo/demo-notice.ts'
import { storeTabState } from '#src/demo/tab-state.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ResetEverything } from './ResetEverything.tsx'
import { removeStored } from './reset-everything.ts'

const button = (name: string) => screen.getByRole('button', { name })

test('asks before it resets, and “Keep everything” returns to the button', async () => {
  const handleReset = vi.fn<() => void>()
  const user = renderWithProviders(<ResetEverything onReset={handleReset} />)
  await user.click(button('Reset everything'))
  expect(screen.getByRole('group', { name: /^Remove your cart and all/ })).toBeVisible()
  await user.click(button('Keep everything'))
  expect(button('Reset everything')).toHaveFocus()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(handleReset).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{Tab}{Enter}')
  expect(handleReset).toHaveBeenCalledOnce()
})

test('removes all items of the shop, and none of another shop of the site', async () => {
  startCartId('')
  await fillCart(studioHeadphones.id)
  rememberDismissal()
  storeChosenScenarios(['offline'])
  storeTabState({ view: 'list' })
  sessionStorage.setItem('tsr-scroll-restoration-v1_3', '{}')
  localStorage.setItem('overtone:/other/:carts', '[]')
  removeStored()
  expect(Object.keys(localStorage)).toEqual(['overtone:/other/:carts'])
  expect(Object.keys(sessionStorage)).toEqual([])
  storeTabState({})
  storeChosenScenarios([])
})

test('keeps the cart ID of another shop that started last', () => {
  startCartId('')
  localStorage.setItem('cart-id', 'of-other-shop')
  localStorage.setItem('overtone:/other/:cart-id', 'of-other-shop')
  removeStored()
  expect(localStorage.getItem('cart-id')).toBe('of-other-shop')
})
