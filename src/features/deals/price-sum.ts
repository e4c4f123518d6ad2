/** Sums of decimal strings, in cents so that nothing is lost on the way. */
import { parseAmount } from '#src/lib/money.ts'

type Priced = { price: string; originalPrice?: string }

/** What the parts cost together, now and before; decimal strings, as `Price` takes them. */
export function priceSum(parts: Priced[]): Required<Priced> {
  return {
    price: sum(parts.map(({ price }) => price)),
    originalPrice: sum(parts.map(({ price, originalPrice }) => originalPrice ?? price)),
  }
}

const sum = (amounts: string[]): string =>
  (amounts.reduce((cents, amount) => cents + Math.round((parseAmount(amount) ?? 0) * 100), 0) / 100).toFixed(2)
