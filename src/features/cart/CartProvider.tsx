/**
 * The cart's writes, for every screen. Each success refetches the cart and the
 * count; the toasts are those that spec §8 gives to the provider.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import { ApiError, send } from '#src/api/client.ts'
import type { Cart, CartRemoval, CartWrite } from '#src/api/contract.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { countItems, withoutLine, withQuantity } from './cart-lines.ts'
import { cartCountOptions, cartOptions } from './queries.ts'

/** Each write settles when the server has answered and the cart is read again; it rejects when it failed. */
export type CartWrites = {
  add: (productId: string, quantity?: number) => Promise<void>
  remove: (productId: string) => Promise<void>
  update: (productId: string, quantity: number) => Promise<void>
  clear: () => Promise<void>
}

/** spec §9. */
const DEFAULT_ADD_QUANTITY = 1

const CartContext = createContext<CartWrites | null>(null)

/** The cart's writes. Throws outside of `CartProvider` (spec §4). */
export function useCart(): CartWrites {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

export function CartProvider({ children }: PropsWithChildren) {
  const add = useCartWrite((body: CartWrite) => send('POST', '/api/cart/add', body), {
    succeeded: 'Item added to cart successfully',
    failed: (error) => (error instanceof ApiError && error.serverText) || 'Failed to add item to cart',
  })
  const remove = useCartWrite((body: CartRemoval) => send('DELETE', '/api/cart/remove', body), {
    expected: (cart, { productId }) => withoutLine(cart, productId),
    succeeded: 'Item removed from cart',
    failed: () => 'Failed to remove item from cart',
  })
  const update = useCartWrite((body: CartWrite) => send('PUT', '/api/cart/update', body), {
    expected: (cart, { productId, quantity }) => withQuantity(cart, productId, quantity),
    failed: () => 'Failed to update cart item',
  })
  const clear = useCartWrite<void>(() => send('DELETE', '/api/cart/clear'), {
    succeeded: 'Cart cleared successfully',
    failed: () => 'Failed to clear cart',
  })
  const writes = useMemo<CartWrites>(
    () => ({
      add: (productId, quantity = DEFAULT_ADD_QUANTITY) => add({ productId, quantity }),
      remove: (productId) => remove({ productId }),
      update: (productId, quantity) => update({ productId, quantity }),
      clear,
    }),
    [add, remove, update, clear],
  )
  return <CartContext value={writes}>{children}</CartContext>
}

type WriteOptions<Body> = {
  /** What the cart will be, shown at once; the server's answer settles it. */
  expected?: (cart: Cart, body: Body) => Cart
  succeeded?: string
  failed: (error: Error) => string
}

const WRITE_KEY = ['cart write']

/** One write at a time, in the order they were made: a fast double click neither loses nor doubles a change. */
function useCartWrite<Body>(write: (body: Body) => Promise<void>, { expected, succeeded, failed }: WriteOptions<Body>) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: WRITE_KEY,
    mutationFn: write,
    scope: { id: 'cart' },
    onMutate: async (body) => {
      if (!expected) return
      // Set before anything is awaited, so that the next click starts from it.
      const cart = queryClient.setQueryData(cartOptions().queryKey, (known) => known && expected(known, body))
      if (cart) queryClient.setQueryData(cartCountOptions().queryKey, { count: countItems(cart) })
      await queryClient.cancelQueries({ queryKey: cartOptions().queryKey })
    },
    onSuccess: () => {
      if (succeeded) showToast({ title: 'Success', description: succeeded })
    },
    onError: (error) => showToast({ title: 'Error', description: failed(error), variant: 'destructive' }),
    onSettled: async () => {
      // Another write is waiting: what the server holds now would undo what it has already shown.
      if (queryClient.isMutating({ mutationKey: WRITE_KEY }) > 1) return
      await queryClient.cancelQueries({ queryKey: cartOptions().queryKey })
      await Promise.allSettled([queryClient.query(cartOptions()), queryClient.query(cartCountOptions())])
    },
  })
  return mutateAsync
}
