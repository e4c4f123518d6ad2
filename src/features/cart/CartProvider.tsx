/**
 * The cart's actions, for every screen. Each success refetches the cart and the
 * count; the toasts are those that spec §8 has for the provider.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext, useEffect, useMemo } from 'react'
import { ApiError } from '#src/api/client.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { type CartChange, withChanges } from './cart-changes.ts'
import { cartMutationOptions, flushOnPageHide, pendingChanges } from './mutations.ts'
import { subscribeToTabs } from './other-tabs.ts'
import { CART_KEY, cartOptions } from './queries.ts'

export type CartActions = ReturnType<typeof createCartActions>

/** spec §9. */
const DEFAULT_ADD_QUANTITY = 1

const CartContext = createContext<CartActions | null>(null)

/** The cart's actions. Throws outside of `CartProvider` (spec §4). */
export function useCart(): CartActions {
  const actions = useContext(CartContext)
  if (!actions) throw new Error('useCart must be used within a CartProvider')
  return actions
}

export function CartProvider({ children }: PropsWithChildren) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(cartMutationOptions)
  const actions = useMemo(() => createCartActions(client, mutateAsync), [client, mutateAsync])
  useEffect(() => flushOnPageHide(client), [client])
  // With changes pending no read is enabled: the last of them reads anyway.
  useEffect(() => subscribeToTabs(() => client.refetchQueries({ queryKey: CART_KEY })), [client])
  return <CartContext value={actions}>{children}</CartContext>
}

/**
 * Each action is optimistic and settles with the server's answer: true when it
 * was saved, false when a later one superseded it; it rejects when it failed.
 */
function createCartActions(client: QueryClient, save: (change: CartChange) => Promise<boolean>) {
  /** A change that a later one superseded shows no toast: the later one does. */
  const write = async (change: CartChange): Promise<boolean> => {
    try {
      const isSaved = await save(change)
      const description = TOASTS[change.kind].saved
      if (isSaved && description) showToast({ title: 'Success', description })
      return isSaved
    } catch (error) {
      // Only an add passes on what the server said (spec §8).
      const said = change.kind === 'add' && error instanceof ApiError && error.serverText
      showToast({ title: 'Error', description: said || TOASTS[change.kind].failed, variant: 'destructive' })
      throw error
    }
  }
  return {
    add: (productId: string, quantity = DEFAULT_ADD_QUANTITY) => write({ kind: 'add', productId, quantity }),
    remove: (productId: string) => write({ kind: 'remove', productId }),
    update: (productId: string, quantity: number) => write({ kind: 'update', productId, quantity }),
    clear: () => write({ kind: 'clear' }),
    /** As of now, whatever was rendered last: two clicks in one frame both count. */
    quantityOf: (productId: string): number => {
      const cart = withChanges(client.getQueryData(cartOptions().queryKey) ?? [], pendingChanges(client))
      return cart.find((line) => line.product.id === productId)?.quantity ?? 0
    },
  }
}

/** spec §8, Toasts: a changed quantity shows none. */
const TOASTS: Record<CartChange['kind'], { saved?: string; failed: string }> = {
  add: { saved: 'Item added to cart successfully', failed: 'Failed to add item to cart' },
  remove: { saved: 'Item removed from cart', failed: 'Failed to remove item from cart' },
  update: { failed: 'Failed to update cart item' },
  clear: { saved: 'Cart cleared successfully', failed: 'Failed to clear cart' },
}
