/** Badges of a product card (spec §4). */
import type { Product } from '#src/api/contract.ts'

export type Badge = 'Best Seller' | 'New Arrival' | 'Featured' | 'Limited Deal'

/** A discount above this percentage makes a product a limited deal. */
const LIMITED_DEAL_OVER = 10

type Flags = Pick<Product, 'isBestSeller' | 'isNewArrival' | 'isFeatured' | 'discountPercentage'>

/** Returns the badges of a product in the order of their priority. A card shows the first (spec §4). */
export function badgesOf(product: Flags): Badge[] {
  const badges: [Badge, boolean][] = [
    ['Best Seller', product.isBestSeller],
    ['New Arrival', product.isNewArrival],
    ['Featured', product.isFeatured],
    ['Limited Deal', (product.discountPercentage ?? 0) > LIMITED_DEAL_OVER],
  ]
  return badges.filter(([, applies]) => applies).map(([badge]) => badge)
}
