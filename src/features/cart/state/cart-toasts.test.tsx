/** Toasts of `CartProvider` (spec §8, Toasts). */
import { screen, waitFor } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { send } from '#src/api/client.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'
import { useCart } from './CartProvider.tsx'
import { useOptimisticCart, useOptimisticCartCount } from './optimistic-cart.ts'

type Write = 'add' | 'remove' | 'update' | 'clear'

/** Renders a button for each write, and the cart's content. */
function CartButtons() {
  const cart = useCart()
  const lines = useOptimisticCart().cart?.map((line) => `${line.quantity} × ${line.product.title}`)
  const writes: Record<Write, () => Promise<boolean>> = {
    add: () => cart.add(studioHeadphones),
    remove: () => cart.remove(studioLaptop.id),
    update: () => cart.update(studioLaptop.id, 5),
    clear: () => cart.clear(),
  }
  return (
    <>
      {Object.entries(writes).map(([name, write]) => (
        <button key={name} type="button" onClick={() => write().catch(() => undefined)}>
          {name}
        </button>
      ))}
      <output aria-label="Lines">{lines?.join(', ')}</output>
      <output aria-label="Count">{useOptimisticCartCount()}</output>
    </>
  )
}

const BEFORE = `2 × ${studioLaptop.title}`

async function openCart() {
  await send('add', { productId: studioLaptop.id, quantity: 2 })
  const user = renderWithProviders(<CartButtons />)
  await screen.findByText(BEFORE)
  await screen.findByText('2')
  return {
    press: (name: Write) => user.click(screen.getByRole('button', { name })),
    expectLines: (lines: string) =>
      waitFor(() => expect(screen.getByRole('status', { name: 'Lines' })).toHaveTextContent(lines)),
    settled: () => waitFor(() => expect(user.router.options.context.queryClient.isMutating()).toBe(0)),
  }
}

/** Returns the visible toast, once there is one. */
const findToast = () =>
  waitFor(() => {
    const { toast } = useToastStore.getState()
    if (!toast) throw new Error('no toast')
    const { title, description, variant = 'default' } = toast
    return { title, description, variant }
  })

test.each<[Write, string, string]>([
  ['add', 'Item added to cart successfully', `${BEFORE}, 1 × ${studioHeadphones.title}`],
  ['remove', 'Item removed from cart', ''],
  ['clear', 'Cart cleared successfully', ''],
])('a saved %s shows %j', async (name, description, lines) => {
  const { press, expectLines } = await openCart()
  await press(name)
  expect(await findToast()).toEqual({ title: 'Success', description, variant: 'default' })
  expect(await screen.findByText(description)).toBeVisible()
  await expectLines(lines)
})

test('a saved update shows no toast', async () => {
  const { press, expectLines, settled } = await openCart()
  await press('update')
  await settled()
  await expectLines(`5 × ${studioLaptop.title}`)
  expect(useToastStore.getState().toast).toBeNull()
})

// The scenarios with 409 respond with "Only one per visitor".
test.each([
  ['add', 'add-409', 'Only one per visitor'],
  ['add', 'add-500', 'Failed to add item to cart'],
  ['remove', 'remove-409', 'Failed to remove item from cart'],
  ['update', 'update-409', 'Failed to update cart item'],
  ['clear', 'clear-409', 'Failed to clear cart'],
] as const)('a failed %s (%s) shows %j and restores the cart', async (name, failure, description) => {
  const { press, expectLines } = await openCart()
  server.use(...scenario(failure))
  await press(name)
  expect(await findToast()).toEqual({ title: 'Error', description, variant: 'destructive' })
  expect(await screen.findByText(description)).toBeVisible()
  await expectLines(BEFORE)
})

test('a successful change refetches the cart and the count once', async () => {
  const { press } = await openCart()
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  await press('add')
  await screen.findByText('3')
  await waitFor(() => expect(reads.toSorted()).toEqual(['/api/cart', '/api/cart/count']))
  server.events.removeAllListeners()
})
