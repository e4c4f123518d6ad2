/**
 * Provides the cart's actions to every screen. Each success refetches the cart and the count, and
 * shows the provider's toast of spec §8.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { ApiError } from '#src/api/client.ts'
import type { Product } from '#src/api/contract.ts'
import { toastPicture } from '#src/features/cart/toast-picture.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { type CartChange, withChanges } from './cart-changes.ts'
import { cartMutationOptions, flushOnPageHide, pendingChanges } from './mutations.ts'
import { subscribeToTabs } from './other-tabs.ts'
import { CART_KEY, cartOptions } from './queries.ts'

export type CartActions = ReturnType<typeof createCartActions>

/** spec §9 */
const DEFAULT_ADD_QUANTITY = 1

const CartContext = createContext<CartActions | null>(null)

/** Returns the cart's actions. Throws outside of `CartProvider` (spec §4). */
export function useCart(): CartActions {
  const actions = useContext(CartContext)
  if (!actions) throw new Error('useCart must be used within a CartProvider')
  return actions
}

export function CartProvider({ children }: PropsWithChildren) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(cartMutationOptions)
  // Keeps the context value's identity, because `useMutation` renders this component again for each change.
  const actions = useMemo(() => createCartActions(client, mutateAsync), [client, mutateAsync])
  useEffect(() => flushOnPageHide(client), [client])
  // While changes are pending, `refetchQueries` does nothing, because the cart's queries are disabled. The last change
  // refetches anyway.
  useEffect(() => subscribeToTabs(() => client.refetchQueries({ queryKey: CART_KEY })), [client])
  return <CartContext value={actions}>{children}</CartContext>
}

/**
 * Creates the actions. Each is optimistic. It resolves to true when the server has saved the change
 * and to false if a later change superseded it, and rejects if the request failed.
 */
function createCartActions(client: QueryClient, save: (change: CartChange) => Promise<boolean>) {
  /** Shows the toast of the change. A superseded change shows none, because the later change does. */
  const write = async (change: CartChange, { picture, hasOwnToast = false }: ToastOptions = {}): Promise<boolean> => {
    if (hasOwnToast) return save(change)
    try {
      const isSaved = await save(change)
      const description = TOASTS[change.kind].saved
      if (isSaved && description) showToast({ title: 'Success', description, picture })
      return isSaved
    } catch (error) {
      // Only a failed add shows the server's message (spec §8).
      const message = change.kind === 'add' && error instanceof ApiError && error.serverText
      const description = message || TOASTS[change.kind].failed
      showToast({ title: 'Error', description, variant: 'destructive', picture })
      throw error
    }
  }
  return {
    /** The toast shows the product's first image. */
    add: ({ id, images }: Pick<Product, 'id' | 'images'>, quantity = DEFAULT_ADD_QUANTITY) =>
      write({ kind: 'add', productId: id, quantity }, { picture: toastPicture(images[0]) }),
    remove: (productId: string, toast?: ToastOptions) => write({ kind: 'remove', productId }, toast),
    update: (productId: string, quantity: number, toast?: ToastOptions) =>
      write({ kind: 'update', productId, quantity }, toast),
    clear: () => write({ kind: 'clear' }),
    /** Returns the current quantity, not the last rendered one, so that two clicks in one frame both count. */
    quantityOf: (productId: string): number => {
      const cart = withChanges(client.getQueryData(cartOptions().queryKey) ?? [], pendingChanges(client))
      return cart.find((line) => line.product.id === productId)?.quantity ?? 0
    },
  }
}

type ToastOptions = {
  picture?: ReactNode
  /** True if the caller shows the result, as the cart page does with its own texts (spec §8). */
  hasOwnToast?: boolean
}

/** Toast texts (spec §8). A saved update shows no toast. */
const TOASTS: Record<CartChange['kind'], { saved?: string; failed: string }> = {
  add: { saved: 'Item added to cart successfully', failed: 'Failed to add item to cart' },
  remove: { saved: 'Item removed from cart', failed: 'Failed to remove item from cart' },
  update: { failed: 'Failed to update cart item' },
  clear: { saved: 'Cart cleared successfully', failed: 'Failed to clear cart' },
}
