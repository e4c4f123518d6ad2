/** Numbers out of the range that their field has, such as a price in cents. */
import { parseAmount } from '#src/lib/money.ts'
import { type Answer, callNameOf, type Row, rowsOf } from './answers.ts'
import type { Difference } from './difference.ts'

/** Largest values with a meaning. */
const LIMITS: Record<string, number> = { rating: 5, discountPercentage: 100 }

/** A factor between two runs that is no change of prices: cents in place of decimals, or thousands. */
const FACTOR = 10

/** Returns one difference per field with a value above its limit. */
export function valuesAboveLimits(answers: readonly Answer[]): Difference[] {
  return answers.flatMap((answer) =>
    Object.entries(LIMITS).flatMap(([field, limit]): Difference[] => {
      const row = productsIn(answer).find((product) => (numberOf(product[field]) ?? 0) > limit)
      if (!row) return []
      const text = `${field} of "${String(row.id)}" is ${String(row[field])}, and at most ${limit} has a meaning.`
      return [{ call: callNameOf(answer), kind: 'ranges', subject: field, text, step: answer.step, isRule: true }]
    }),
  )
}

/** Returns one difference per call and field whose numbers are many times what they were for the same products. */
export function rangeDifferences(pairs: readonly (readonly [Answer, Answer])[], name: string): Difference[] {
  return pairs.flatMap(([answer, other]) => {
    const others = new Map(productsIn(other).map((product) => [product.id, product]))
    return ['price', 'originalPrice', 'rating'].flatMap((field): Difference[] => {
      const ratios = productsIn(answer).flatMap((product) => {
        const [value, before] = [numberOf(product[field]), numberOf(others.get(product.id)?.[field])]
        return value && before ? [value / before] : []
      })
      const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]
      if (ratio === undefined || (ratio < FACTOR && ratio > 1 / FACTOR)) return []
      const text = `${field} is ${ratio > 1 ? `${round(ratio)} times` : `1/${round(1 / ratio)} of`} what it was in ${name}, in ${answer.step}.`
      return [{ call: callNameOf(answer), kind: 'ranges', subject: field, text, step: answer.step, isRule: false }]
    })
  })
}

const round = (ratio: number) => Math.round(ratio)

const productsIn = (answer: Answer): Row[] =>
  answer.id === 'products' || answer.id === 'product' ? rowsOf(answer) : []

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? parseAmount(value) : null
