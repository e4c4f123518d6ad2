/** What the ticker carries, and in which order (spec §2, product.md: Ticker). */
import type { Product } from '#src/api/contract.ts'

export type Promotion = { text: string; to: string }
export type TickerItem = { product: Product } | { promotion: Promotion }

/** True of nothing but this shop: no prices or terms that only the retailer can promise. */
export const promotions = (retailer: string): Promotion[] => [
  { text: `Every purchase happens at ${retailer}: how this shop earns`, to: '/affiliate' },
  { text: 'Bundles and flash deals, all on one page', to: '/deals' },
  { text: 'How we choose, post by post', to: '/blog' },
  { text: 'Head to head: the reviews', to: '/reviews' },
]

export const featured = (products: Product[]): Product[] => products.filter((product) => product.isFeatured)

/** Spreads the promotions evenly between the products; none of either is left out. */
export function interleave(products: Product[], promoted: Promotion[]): TickerItem[] {
  const run = Math.max(1, Math.ceil(products.length / (promoted.length || 1)))
  const items: TickerItem[] = []
  for (let turn = 0; turn < Math.max(promoted.length, products.length / run); turn++) {
    items.push(...products.slice(turn * run, (turn + 1) * run).map((product) => ({ product })))
    const promotion = promoted[turn]
    if (promotion) items.push({ promotion })
  }
  return items
}
