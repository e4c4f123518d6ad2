import { parseAmount } from '#src/lib/money.ts'

type Priced = { price: string; originalPrice?: string }

/** Returns the sums of the current and the original prices, as decimal strings for `Price`. */
export function priceSum(prices: Priced[]): Required<Priced> {
  return {
    price: sum(prices.map(({ price }) => price)),
    originalPrice: sum(prices.map(({ price, originalPrice }) => originalPrice ?? price)),
  }
}

/** Adds in cents, to avoid rounding errors. */
const sum = (amounts: string[]): string =>
  (amounts.reduce((cents, amount) => cents + Math.round((parseAmount(amount) ?? 0) * 100), 0) / 100).toFixed(2)
