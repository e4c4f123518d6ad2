/** Badges of a product card (spec §4). */
import type { Product } from '#src/api/contract.ts'

export type Badge = 'Best Seller' | 'New Arrival' | 'Featured' | 'Limited Deal'

/** Percent off, above which a product is a limited deal. */
const LIMITED_DEAL_OVER = 10

type Flags = Pick<Product, 'isBestSeller' | 'isNewArrival' | 'isFeatured' | 'discountPercentage'>

/** Every badge a product has earned, most important first; a card shows the first (spec §4). */
export function badgesOf(product: Flags): Badge[] {
  const badges: [Badge, boolean][] = [
    ['Best Seller', product.isBestSeller],
    ['New Arrival', product.isNewArrival],
    ['Featured', product.isFeatured],
    ['Limited Deal', (product.discountPercentage ?? 0) > LIMITED_DEAL_OVER],
  ]
  return badges.filter(([, earned]) => earned).map(([badge]) => badge)
}
