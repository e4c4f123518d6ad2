/** The text of a product's description (spec §2; product/products.md). */

/** A line of the form `Label: value` at the start of a description. */
export type Fact = { label: string; value: string }

/** Without a full stop in the value, which a decimal point is not. */
const FACT = /^(?<label>[^\d:]{1,24}): (?<value>(?:[^.]|\.(?=\d)){1,40})$/u

/** Number of characters of a meta description that a search result shows. */
const SUMMARY_LENGTH = 160

/** Returns the facts at the start of a description, and the lines after them without the empty ones. */
export function parseDescription(description: string | null | undefined): { facts: Fact[]; lines: string[] } {
  const all = description?.split('\n').flatMap((line) => line.trim() || []) ?? []
  const facts: Fact[] = []
  for (const line of all) {
    const { label, value } = FACT.exec(line)?.groups ?? {}
    if (!label || !value) break
    facts.push({ label, value })
  }
  return { facts, lines: all.slice(facts.length) }
}

/**
 * Returns as many lines after the facts as a search result shows in full, joined by spaces. Returns the first line even
 * if it is too long, or undefined if there are no lines.
 */
export function summaryOf(description: string | null | undefined): string | undefined {
  const [first, ...rest] = parseDescription(description).lines
  let summary = first
  for (const line of rest) {
    const longer = `${summary} ${line}`
    if (longer.length > SUMMARY_LENGTH) break
    summary = longer
  }
  return summary
}
