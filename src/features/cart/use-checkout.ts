import type { Cart } from '#src/api/contract.ts'
import { useSite } from '#src/ui/site.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import type { CheckoutResult } from './checkout-result.ts'
import { openPurchaseTabs, purchaseLinks } from './open-purchase-tabs.ts'

/** Returns the checkout of a cart; calling it says with a toast how it went, and returns which tabs opened (spec §8). */
export function useCheckout(cart: Cart): () => CheckoutResult | null {
  const { retailer } = useSite()
  return () => {
    const refuse = (title: string, description: string) => {
      showToast({ title, description, variant: 'destructive' })
      return null
    }
    if (cart.length === 0) return refuse('Empty Cart', 'Please add items to your cart before checking out')
    const links = purchaseLinks(cart)
    if (links.length === 0) {
      return refuse(`No ${retailer.name} Links`, `No ${retailer.name} purchase links available for these products`)
    }
    const { opened, blocked } = openPurchaseTabs(links)
    if (opened.length === 0) {
      refuse('Popup Blocked', 'Please allow popups for this site and try again')
    } else {
      showToast({
        title: 'Checkout Initiated',
        description: `Opening ${opened.length} ${retailer.name} product pages for purchase`,
      })
    }
    return { opened, blocked }
  }
}
