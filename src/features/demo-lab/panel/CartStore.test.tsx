import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
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

describe('filling the cart', () => {
  /** Renders the part while scenarios are active. */
  function open(names: string[] = []) {
    const lab = createLab(createInterceptor(async () => undefined))
    lab.choose(names)
    onTestFinished(() => lab.choose([]))
    return renderWithProviders(<CartStore carts={lab.carts} />)
  }

  async function fill(user: UserEvent, count: string) {
    const field = screen.getByRole('spinbutton', { name: 'Lines' })
    await user.clear(field)
    await user.type(field, `${count}{Enter}`)
  }

  test.each([1, products.length])('with %i lines replaces the visitor’s own, and tells other tabs', async (count) => {
    await fillCart(studioHeadphones.id)
    const user = open()
    await fill(user, String(count))
    const lines = count === 1 ? '1 line' : `${count} lines`
    expect(await screen.findByText(`Your cart now has ${lines}.`)).toBeVisible()
    expect(screen.getByText(/^Your cart is/)).toHaveTextContent(`has ${lines}`)
    expect(localStorage.getItem('overtone:/:cart-written')).not.toBeNull()
  })

  test.each(['0', '201', '1.5', '-3', 'e', ''])('with %j lines changes nothing and says why', async (count) => {
    await fillCart(studioHeadphones.id)
    const user = open()
    await fill(user, count)
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 200.')
    expect(screen.getByText(/^Your cart is/)).toHaveTextContent('has 1 line.')
    expect(localStorage.getItem('overtone:/:cart-written')).toBeNull()
  })

  test.each([
    ['catalogue-1', 'This shop has 1 product, and the cart can’t have more lines than that.'],
    ['cart-5-lines', 'This tab shows the cart of a scenario or of a link. Turn it off to fill your own.'],
  ])('in %s changes nothing and says why', async (name, reason) => {
    const user = open([name])
    await fill(user, '2')
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(screen.getByText(/^Your cart is/)).toHaveTextContent('has 0 lines')
  })
})
