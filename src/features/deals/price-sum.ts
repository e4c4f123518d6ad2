import { parseAmount } from '#src/lib/money.ts'

type Priced = { price: string; originalPrice?: string }

/** Returns the sums of the current and the original prices, as decimal strings for `Price`. */
export function priceSum(prices: Priced[]): Required<Priced> {
  return {
    price: sum(prices.map(({ price }) => price)),
    originalPrice: sum(prices.map(({ price, originalPrice }) => originalPrice ?? price)),
  }
}

/** Adds thousandths, the smallest part that a currency has, to avoid rounding errors. */
const sum = (amounts: string[]): string =>
  String(amounts.reduce((total, amount) => total + Math.round((parseAmount(amount) ?? 0) * 1000), 0) / 1000)
