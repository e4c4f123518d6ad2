/** spec §8, Toasts: those of the provider, after every way a write can end. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import { request as read, send } from '#src/api/client.ts'
import { CartCount } from '#src/api/contract.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'
import { useCart } from './CartProvider.tsx'
import { useOptimisticCart, useOptimisticCartCount } from './optimistic-cart.ts'

type Write = 'add' | 'remove' | 'update' | 'clear'

/** A button for each write, and what the cart then holds; the plainest user of the provider. */
function Hands({ quantity }: { quantity?: number }) {
  const cart = useCart()
  const lines = useOptimisticCart().cart?.map((line) => `${line.quantity} × ${line.product.title}`)
  const writes: Record<Write, () => Promise<boolean>> = {
    add: () => cart.add(studioHeadphones.id, quantity),
    remove: () => cart.remove(studioLaptop.id),
    update: () => cart.update(studioLaptop.id, quantity ?? 5),
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

async function openHands(quantity?: number) {
  await send('add', { productId: studioLaptop.id, quantity: 2 })
  const user = renderWithProviders(<Hands quantity={quantity} />)
  await screen.findByText(BEFORE)
  await screen.findByText('2')
  return {
    press: (name: Write) => user.click(screen.getByRole('button', { name })),
    holds: (lines: string) =>
      waitFor(() => expect(screen.getByRole('status', { name: 'Lines' })).toHaveTextContent(lines)),
  }
}

/** The visible toast, once there is one. */
const toast = () =>
  waitFor(() => {
    const shown = useToastStore.getState().toast
    if (!shown) throw new Error('no toast')
    const { title, description, variant = 'default' } = shown
    return { title, description, variant }
  })

afterEach(() => vi.useRealTimers())

test.each<[Write, string, string]>([
  ['add', 'Item added to cart successfully', `${BEFORE}, 1 × ${studioHeadphones.title}`],
  ['remove', 'Item removed from cart', ''],
  ['clear', 'Cart cleared successfully', ''],
])('a successful %s says %j', async (name, description, lines) => {
  const { press, holds } = await openHands()
  await press(name)
  expect(await toast()).toEqual({ title: 'Success', description, variant: 'default' })
  expect(await screen.findByText(description)).toBeVisible()
  await holds(lines)
})

test('a changed quantity shows no toast', async () => {
  const { press, holds } = await openHands()
  await press('update')
  await holds(`5 × ${studioLaptop.title}`)
  await screen.findByText('5')
  expect(useToastStore.getState().toast).toBeNull()
})

const FALLBACK: Record<Write, string> = {
  add: 'Failed to add item to cart',
  remove: 'Failed to remove item from cart',
  update: 'Failed to update cart item',
  clear: 'Failed to clear cart',
}

/** What the server says for a visitor to read; null where it says nothing of the kind. */
const SAID = [
  ['400', 'quantity must be a whole number of at least 1'],
  ['401', 'Sign in first'],
  ['404', 'Product not found'],
  ['409', 'Only one per visitor'],
  ['500', null],
  ['html', null],
  ['offline', null],
] as const

describe.each(['add', 'remove', 'update', 'clear'] as const)('a failed %s', (name) => {
  test.each(SAID)('with %s says so, and the cart is as before', async (fault, said) => {
    const { press, holds } = await openHands()
    server.use(...scenario(`${name}-${fault}`))
    await press(name)
    // Only an add passes on what the server said.
    const description = (name === 'add' && said) || FALLBACK[name]
    expect(await toast()).toEqual({ title: 'Error', description, variant: 'destructive' })
    expect(await screen.findByText(description)).toBeVisible()
    await holds(BEFORE)
  })
})

test('an add that is refused in JSON shows its words, not the braces', async () => {
  const { press } = await openHands()
  server.use(http.post('/api/cart/add', () => HttpResponse.json({ error: 'Only one per visitor' }, { status: 409 })))
  await press('add')
  expect((await toast()).description).toBe('Only one per visitor')
})

test.each(['200-html', '200-empty'] as const)(
  'an answer that is %s counts as saved, since answers of writes are not read; the cart then shows what is held',
  async (fault) => {
    const { press, holds } = await openHands()
    server.use(...scenario(`remove-${fault}`))
    await press('remove')
    expect((await toast()).description).toBe('Item removed from cart')
    await holds(BEFORE)
  },
)

test('a write is shown at once, and its answer may come after 60 seconds', async () => {
  await openHands()
  server.use(...scenario('update-after-60s'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lines = screen.getByRole('status', { name: 'Lines' })
  fireEvent.click(screen.getByRole('button', { name: 'update' }))
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(lines).toHaveTextContent(`5 × ${studioLaptop.title}`)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  await waitFor(async () => expect(await read('/api/cart/count', CartCount)).toEqual({ count: 5 }))
  expect(lines).toHaveTextContent(`5 × ${studioLaptop.title}`)
  expect(useToastStore.getState().toast).toBeNull()
})

test.each([0, -1, 1.5, 1e20, Number.NaN])('the quantity %j is refused, and never shown', async (quantity) => {
  const { press, holds } = await openHands(quantity)
  await press('update')
  await holds(BEFORE)
  expect(await toast()).toEqual({ title: 'Error', description: 'Failed to update cart item', variant: 'destructive' })
  await press('add')
  await waitFor(async () => expect((await toast()).description).toBe('quantity must be a whole number of at least 1'))
  await holds(BEFORE)
})

test('a quantity of 1e9 is a quantity', async () => {
  const { press, holds } = await openHands(1e9)
  await press('update')
  await holds(`1000000000 × ${studioLaptop.title}`)
  expect(await screen.findByText('1000000000')).toBeVisible()
})

test('each success refetches the cart and the count, once', async () => {
  const { press } = await openHands()
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reads.push(new URL(request.url).pathname)
  })
  await press('add')
  await screen.findByText('3')
  await waitFor(() => expect(reads.toSorted()).toEqual(['/api/cart', '/api/cart/count']))
  server.events.removeAllListeners()
})
