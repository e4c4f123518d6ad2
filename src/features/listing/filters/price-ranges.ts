/**
 * The fixed price ranges. Several of them combine into one minimum and maximum, without a maximum if "500+" is among
 * them (spec §3, §7).
 */
import type { Money } from '#src/lib/money.ts'

/** Bounds in the shop's currency. */
type PriceRange = { id: string; min: number; max?: number }

export const PRICE_RANGES: readonly PriceRange[] = [
  { id: '0-50', min: 0, max: 50 },
  { id: '50-100', min: 50, max: 100 },
  { id: '100-250', min: 100, max: 250 },
  { id: '250-500', min: 250, max: 500 },
  { id: '500+', min: 500 },
]

/** Returns the lowest minimum and the highest maximum of the ranges. Ignores unknown ids. */
export function combinePriceRanges(ids: readonly string[]): { minPrice?: number; maxPrice?: number } {
  const chosen = PRICE_RANGES.filter((range) => ids.includes(range.id))
  if (chosen.length === 0) return {}
  const minPrice = Math.min(...chosen.map((range) => range.min))
  const maxPrice = Math.max(...chosen.map((range) => range.max ?? Number.POSITIVE_INFINITY))
  return maxPrice === Number.POSITIVE_INFINITY ? { minPrice } : { minPrice, maxPrice }
}

/** Returns a range in words: "Under $50", "$50 to $100", "Over $500". */
export function describePrices({ min, max }: Omit<PriceRange, 'id'>, { formatWhole }: Money): string {
  if (max === undefined) return min === 0 ? 'All prices' : `Over ${formatWhole(min)}`
  return min === 0 ? `Under ${formatWhole(max)}` : `${formatWhole(min)} to ${formatWhole(max)}`
}

/**
 * Returns the combined range in words, or null if no range is chosen. The page shows it, because the combined range
 * also includes the prices in between: 0-50 with 500+ means all prices.
 */
export function describePriceRanges(ids: readonly string[], money: Money): string | null {
  const { minPrice, maxPrice } = combinePriceRanges(ids)
  return minPrice === undefined ? null : describePrices({ min: minPrice, max: maxPrice }, money)
}
