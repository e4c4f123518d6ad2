import { readingOf } from '#src/lib/figures.ts'
import { linesOf } from './description-lines.ts'

/** A figure of the product and the beginning of the line of the description that has it. */
export type ProductReading = { value: string; caption: string }

const READINGS = 3

/** Lines such as "No 4K at 120 Hz", whose figure is what the product lacks. */
const NEGATION = /^(?:No|Not|Without|Can’t)\b/

/** Returns the figures of the first three lines that have one, or none if fewer lines do. */
export function readingsOf(description: string | null | undefined): ProductReading[] {
  const readings: ProductReading[] = []
  for (const line of linesOf(description)) {
    const value = NEGATION.test(line) ? undefined : readingOf(line)
    if (value) readings.push({ value, caption: captionOf(line, value) })
    if (readings.length === READINGS) return readings
  }
  return []
}

/** Returns the line up to the first comma or semicolon after its figure, without a final period. */
function captionOf(line: string, value: string): string {
  const clauses = line.replace(/\.$/, '').split(/(?=[,;] )/)
  const end = clauses.findIndex((_, index) => readingOf(clauses.slice(0, index + 1).join('')) === value)
  return clauses.slice(0, end + 1).join('')
}
