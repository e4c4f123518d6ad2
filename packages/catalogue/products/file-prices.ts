/** Decides what depends on all prices of a file: its currency, and what a mark before three digits means. */

import { type DecimalMark, settlePrice } from '../cells/price.ts'
import { count, type Report } from '../report.ts'
import type { Draft } from '../rows/read-product.ts'
import { isProblem, Refusal } from '../unreadable.ts'

const NONE = 'no named currency'

const cellsOf = ({ prices: { price, originalPrice } }: Draft) => (originalPrice ? [price, originalPrice] : [price])

/** Throws `Refusal` if a price is not in US dollars, because the shop shows every price in US dollars (spec §9). */
export function requireDollars(name: string, drafts: Draft[], { placeOf }: Report): void {
  const rows = new Map<string, { amount: number; line: number }>()
  for (const draft of drafts) {
    for (const currency of new Set(cellsOf(draft).map(({ price }) => price.currency ?? NONE))) {
      const known = rows.get(currency) ?? { amount: 0, line: draft.line }
      rows.set(currency, { ...known, amount: known.amount + 1 })
    }
  }
  if (Array.from(rows.keys()).every((currency) => currency === 'USD' || currency === NONE)) return
  const found = Array.from(
    rows,
    ([currency, { amount, line }]) => `${currency} (${count(amount, 'row')}, first ${placeOf(line)})`,
  )
  throw new Refusal(
    `${name}: prices are in ${found.join(' and ')}, but the shop shows all prices in US dollars. Convert them, or pass --currency-as-usd to show the same numbers with a dollar sign.`,
  )
}

/** Returns the drafts whose price is certain. Reports the others. */
export function settlePrices(drafts: Draft[], report: Report): Draft[] {
  const used = new Set(
    drafts.flatMap(cellsOf).flatMap(({ price }): DecimalMark[] => (price.decimal ? [price.decimal] : [])),
  )
  return drafts.flatMap((draft) => {
    const { price, originalPrice } = draft.prices
    const settled = settlePrice(price.price, used)
    if (isProblem(settled)) {
      report.bad({ line: draft.line, ...price.cell }, settled)
      return []
    }
    const settledOriginal = originalPrice && settlePrice(originalPrice.price, used)
    if (!originalPrice || !isProblem(settledOriginal)) return [draft]
    report.warn({ line: draft.line, ...originalPrice.cell }, settledOriginal)
    return [{ ...draft, prices: { price, originalPrice: null } }]
  })
}
