/**
 * Checkout: one tab per line that has an affiliate link, quantity ignored (spec
 * §4, §8; product.md, Checkout).
 *
 * `window.open` with `noopener` always returns null, so a blank tab is opened,
 * its opener taken away, and then sent on its way, all within the click.
 */
import type { CartItem, Product } from '#src/api/contract.ts'
import { safeHref } from '#src/lib/outbound.ts'

export type PurchaseLink = { product: Product; href: string }

/** The lines that can be bought, each with its checked address. */
export const purchaseLinks = (items: readonly CartItem[]): PurchaseLink[] =>
  items.flatMap(({ product }) => {
    const href = safeHref(product.affiliateUrl)
    return href ? [{ product, href }] : []
  })

/** Opens a tab for each link; returns those that opened and those that the browser blocked. */
export function openPurchaseTabs(links: readonly PurchaseLink[]): { opened: PurchaseLink[]; blocked: PurchaseLink[] } {
  const opened: PurchaseLink[] = []
  const blocked: PurchaseLink[] = []
  for (const link of links) {
    const tab = window.open('', '_blank')
    // Some blockers return a window that they have closed already.
    if (!tab || tab.closed) {
      blocked.push(link)
      continue
    }
    tab.opener = null
    tab.location.href = new URL(link.href, location.href).href
    opened.push(link)
  }
  return { opened, blocked }
}
