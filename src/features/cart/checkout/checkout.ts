/**
 * Checkout: opens one tab per line that has an affiliate link and ignores quantities
 * (spec §4, §8; product/cart.md).
 */
import { create } from 'zustand'
import type { Cart, CartItem, Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { storageKey } from '#src/lib/storage.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'

export type PurchaseLink = { product: Product; href: string }

export type CheckoutResult = { opened: PurchaseLink[]; blocked: PurchaseLink[] }

/** Returns the lines that have a safe affiliate link, each with that link. */
export const purchaseLinks = (items: readonly CartItem[]): PurchaseLink[] =>
  items.flatMap(({ product }) => {
    const href = safeHref(product.affiliateUrl)
    return href ? [{ product, href }] : []
  })

/**
 * Returns a function that checks out the cart. It reports the outcome in a toast and
 * returns which tabs opened, or null if there was nothing to open (spec §8).
 */
export function useCheckout(cart: Cart): () => CheckoutResult | null {
  const { retailer } = useSite()
  return () => {
    const fail = (title: string, description: string, isBrief = false) => {
      showToast({ title, description, variant: 'destructive', isBrief })
      return null
    }
    if (cart.length === 0) return fail('Empty Cart', 'Please add items to your cart before checking out')
    const links = purchaseLinks(cart)
    if (links.length === 0) {
      return fail(`No ${retailer.name} Links`, `No ${retailer.name} purchase links available for these products`)
    }
    const { opened, blocked } = openTabs(links)
    if (opened.length === 0) {
      fail('Popup Blocked', 'Please allow popups for this site and try again', true)
    } else {
      showToast({
        title: 'Checkout Initiated',
        description: `Opening ${opened.length} ${retailer.name} product pages for purchase`,
        isBrief: blocked.length > 0,
      })
    }
    return { opened, blocked }
  }
}

/**
 * Opens one tab per link and returns which of them the browser allowed.
 *
 * `window.open` always returns null with `noopener`, which would hide a blocked popup.
 * So each tab opens blank, loses its `opener`, and is then navigated.
 */
function openTabs(links: readonly PurchaseLink[]): CheckoutResult {
  const opened: PurchaseLink[] = []
  const blocked: PurchaseLink[] = []
  for (const link of links) {
    const isOpened = openTab(new URL(link.href, location.href).href)
    ;(isOpened ? opened : blocked).push(link)
  }
  return { opened, blocked }
}

/** Opens one tab. Returns false if the browser refuses in one of its ways. */
function openTab(url: string): boolean {
  try {
    const tab = window.open('', '_blank')
    // Some popup blockers return a closed window, and browsers inside of apps the page's own.
    if (!tab || tab.closed || tab === window || tab === window.top) return false
    tab.opener = null
    tab.location.href = url
    return true
  } catch {
    return false
  }
}

const CHECKOUT_KEY = storageKey('checkout')

/** The last checkout. `sessionStorage` keeps it, because a phone may discard the tab behind those that it opens. */
const useCheckoutStore = create<{ products: string; openedIds: string[] }>(() => {
  const none = { products: '', openedIds: [] }
  try {
    return { ...none, ...JSON.parse(sessionStorage.getItem(CHECKOUT_KEY) ?? '{}') }
  } catch {
    return none
  }
})

/** Returns a string that is equal for carts of the same products, whatever their order and quantities. */
const productsOf = (cart: Cart): string => JSON.stringify(cart.map(({ product }) => product.id).toSorted())

/** Returns the result of the last checkout, or null if the cart now has other products (product/cart.md). */
export const useCheckoutResult = (cart: Cart): CheckoutResult | null => {
  const { products, openedIds } = useCheckoutStore()
  if (products !== productsOf(cart)) return null
  const isOpened = ({ product }: PurchaseLink) => openedIds.includes(product.id)
  const links = purchaseLinks(cart)
  return { opened: links.filter(isOpened), blocked: links.filter((link) => !isOpened(link)) }
}

/** Returns the number of tabs that the last checkout opened, also if the cart has changed since. Null if none is kept. */
export const useOpenedTabs = (): number | null =>
  useCheckoutStore(({ products, openedIds }) => (products === '' ? null : openedIds.length))

export function saveCheckoutResult(cart: Cart, result: CheckoutResult | null): void {
  const openedIds = result ? result.opened.map(({ product }) => product.id) : []
  const state = { products: result ? productsOf(cart) : '', openedIds }
  useCheckoutStore.setState(state)
  try {
    sessionStorage.setItem(CHECKOUT_KEY, JSON.stringify(state))
  } catch {
    // The result ends with the page.
  }
}
