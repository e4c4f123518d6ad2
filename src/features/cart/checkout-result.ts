/** What the last checkout opened, kept until the cart it was made from changes (product.md, Checkout). */
import { create } from 'zustand'
import type { Cart } from '#src/api/contract.ts'
import type { PurchaseLink } from './open-purchase-tabs.ts'

export type CheckoutResult = { opened: PurchaseLink[]; blocked: PurchaseLink[] }

const useCheckoutResultStore = create<{ of: Cart | null; result: CheckoutResult | null }>(() => ({
  of: null,
  result: null,
}))

/** The result of this very cart's checkout, else null. */
export const useCheckoutResult = (cart: Cart): CheckoutResult | null =>
  useCheckoutResultStore(({ of, result }) => (of === cart ? result : null))

export const saveCheckoutResult = (of: Cart, result: CheckoutResult | null): void =>
  useCheckoutResultStore.setState({ of, result })
