/** Content and order of the ticker (spec §2; product/frame.md). */
import type { Product } from '#src/api/contract.ts'
import { hasPage, type Site } from '#src/config/site.tsx'

export type Promotion = { text: string; to: string }
export type TickerItem = { product: Product } | { promotion: Promotion }

/**
 * Returns texts with links to pages that the shop has. They are about this shop only, because prices and terms are up to
 * the retailer.
 */
export const promotions = (site: Site): Promotion[] =>
  [
    { text: `You buy from ${site.retailer.name}. Here’s how we’re paid.`, to: '/affiliate' },
    { text: 'Shop bundles and flash deals', to: '/deals' },
    { text: 'Read buying guides on our blog', to: '/blog' },
    { text: 'Compare products in our reviews', to: '/reviews' },
  ].filter(({ to }) => hasPage(site, to))

export const featured = (products: Product[]): Product[] => products.filter((product) => product.isFeatured)

/** Spreads the promotions evenly between the products. */
export function interleave(products: Product[], promoted: Promotion[]): TickerItem[] {
  const groupSize = Math.max(1, Math.ceil(products.length / (promoted.length || 1)))
  const items: TickerItem[] = []
  for (let group = 0; group < Math.max(promoted.length, products.length / groupSize); group++) {
    items.push(...products.slice(group * groupSize, (group + 1) * groupSize).map((product) => ({ product })))
    const promotion = promoted[group]
    if (promotion) items.push({ promotion })
  }
  return items
}
