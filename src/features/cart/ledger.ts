/** What the last checkout opened, kept until the cart it was made from changes (product.md, Checkout). */
import { create } from 'zustand'
import type { Cart } from '#src/api/contract.ts'
import type { PurchaseLink } from './open-purchase-tabs.ts'

export type LedgerEntry = { opened: PurchaseLink[]; blocked: PurchaseLink[] }

const useLedgerStore = create<{ of: Cart | null; entry: LedgerEntry | null }>(() => ({ of: null, entry: null }))

/** The entry that belongs to this very cart, else null. */
export const useLedger = (cart: Cart): LedgerEntry | null =>
  useLedgerStore(({ of, entry }) => (of === cart ? entry : null))

export const keepLedger = (of: Cart, entry: LedgerEntry | null): void => useLedgerStore.setState({ of, entry })
