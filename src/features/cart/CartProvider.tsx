/**
 * The cart's writes, for every screen. Each success refetches the cart and the
 * count; the toasts are those that spec §8 gives to the provider.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext, useEffect, useState } from 'react'
import { ApiError, send } from '#src/api/client.ts'
import type { CartRemoval, CartWrite } from '#src/api/contract.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { type CartChange, withChanges } from './cart-changes.ts'
import { type ChangeQueue, createChangeQueue } from './change-queue.ts'
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { CART_KEY, cartOptions, keepChange, readCartAgain } from './queries.ts'

/**
 * Each write is shown at once and settles with the server's answer: true when it
 * was saved, false when a later write made it pointless; it rejects when it failed.
 */
export type CartWrites = {
  add: (productId: string, quantity?: number) => Promise<boolean>
  remove: (productId: string) => Promise<boolean>
  update: (productId: string, quantity: number) => Promise<boolean>
  clear: () => Promise<boolean>
  /** As of now, whatever was rendered last: two clicks in one frame both count. */
  quantityOf: (productId: string) => number
}

/** spec §9. */
const DEFAULT_ADD_QUANTITY = 1

type Desk = { writes: CartWrites; queue: ChangeQueue }

const CartContext = createContext<Desk | null>(null)

/** The provider's insides, for the hooks beside it. */
export function useCartDesk(): Desk {
  const desk = useContext(CartContext)
  if (!desk) throw new Error('useCart must be used within a CartProvider')
  return desk
}

/** The cart's writes. Throws outside of `CartProvider` (spec §4). */
export const useCart = (): CartWrites => useCartDesk().writes

export function CartProvider({ children }: PropsWithChildren) {
  const client = useQueryClient()
  const [desk] = useState(() => openDesk(client))
  useEffect(() => {
    const refresh = () => {
      // With changes on their way, the cart is read after the last of them anyway.
      if (desk.queue.pending.getState().changes.length === 0) client.refetchQueries({ queryKey: CART_KEY })
    }
    return hearOtherTabs(refresh)
  }, [client, desk])
  return <CartContext value={desk}>{children}</CartContext>
}

function openDesk(client: QueryClient): Desk {
  const queue = createChangeQueue({
    enqueued: () => client.cancelQueries({ queryKey: CART_KEY }),
    send: deliver,
    saved: (change) => {
      keepChange(client, change)
      tellOtherTabs()
    },
    drained: () => readCartAgain(client),
  })

  /** A write that a later one made pointless says nothing: the later one speaks. */
  const write = async (change: CartChange): Promise<boolean> => {
    try {
      const isSaved = await queue.push(change)
      const description = SUCCEEDED[change.kind]
      if (isSaved && description) showToast({ title: 'Success', description })
      return isSaved
    } catch (error) {
      showToast({ title: 'Error', description: failureOf(change, error), variant: 'destructive' })
      throw error
    }
  }

  const writes: CartWrites = {
    add: (productId, quantity = DEFAULT_ADD_QUANTITY) => write({ kind: 'add', productId, quantity }),
    remove: (productId) => write({ kind: 'remove', productId }),
    update: (productId, quantity) => write({ kind: 'update', productId, quantity }),
    clear: () => write({ kind: 'clear' }),
    quantityOf: (productId) => {
      const cart = withChanges(client.getQueryData(cartOptions().queryKey) ?? [], queue.pending.getState().changes)
      return cart.find((line) => line.product.id === productId)?.quantity ?? 0
    },
  }
  return { writes, queue }
}

/** The calls of spec §7. */
function deliver(change: CartChange): Promise<void> {
  if (change.kind === 'clear') return send('DELETE', '/api/cart/clear')
  const { kind, productId } = change
  if (kind === 'remove') return send('DELETE', '/api/cart/remove', { productId } satisfies CartRemoval)
  const body: CartWrite = { productId, quantity: change.quantity }
  return kind === 'add' ? send('POST', '/api/cart/add', body) : send('PUT', '/api/cart/update', body)
}

/** spec §8, Toasts: a changed quantity shows none. */
const SUCCEEDED: Record<CartChange['kind'], string | null> = {
  add: 'Item added to cart successfully',
  remove: 'Item removed from cart',
  update: null,
  clear: 'Cart cleared successfully',
}

const FAILED: Record<CartChange['kind'], string> = {
  add: 'Failed to add item to cart',
  remove: 'Failed to remove item from cart',
  update: 'Failed to update cart item',
  clear: 'Failed to clear cart',
}

/** Only an add passes on what the server said (spec §8). */
const failureOf = ({ kind }: CartChange, error: unknown): string =>
  (kind === 'add' && error instanceof ApiError && error.serverText) || FAILED[kind]
