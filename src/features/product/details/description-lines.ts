/** Number of characters of a meta description that a search result shows. */
const SUMMARY_LENGTH = 160

/** Returns the lines of a product's description without the empty ones (spec §2: "split by line"). */
export const linesOf = (description: string | null | undefined): string[] =>
  description?.split('\n').flatMap((line) => line.trim() || []) ?? []

/**
 * Returns as many lines as a search result shows in full, joined by spaces. Returns the first line even if it is too
 * long, or undefined if there are no lines.
 */
export function summaryOf(description: string | null | undefined): string | undefined {
  const [first, ...rest] = linesOf(description)
  let summary = first
  for (const line of rest) {
    const longer = `${summary} ${line}`
    if (longer.length > SUMMARY_LENGTH) break
    summary = longer
  }
  return summary
}
