import { readingOf } from '#src/lib/figures.ts'
import { linesOf } from './description-lines.ts'

/** A figure of the product and the line of the description that has it. */
export type ProductReading = { value: string; line: string }

const READINGS = 3

/** Lines such as "No 4K at 120 Hz", whose figure is what the product lacks. */
const NEGATION = /^(?:No|Not|Without|Can’t)\b/

/** Returns the figures of the first three lines that have one, or none if fewer lines do. */
export function readingsOf(description: string | null | undefined): ProductReading[] {
  const readings: ProductReading[] = []
  for (const line of linesOf(description)) {
    const value = NEGATION.test(line) ? undefined : readingOf(line)
    if (value) readings.push({ value, line })
    if (readings.length === READINGS) return readings
  }
  return []
}
