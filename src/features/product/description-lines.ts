/** What a search result shows of a page's description. */
const SHOWN = 160

/** Takes a product's description; returns its lines (spec §2: "split by line") without the empty ones. */
export const linesOf = (description: string | null | undefined): string[] =>
  description?.split('\n').flatMap((line) => line.trim() || []) ?? []

/** As many whole lines as a search result shows, in one; undefined where there is nothing to show. */
export function summaryOf(description: string | null | undefined): string | undefined {
  const [first, ...others] = linesOf(description)
  let summary = first
  for (const line of others) {
    const longer = `${summary} ${line}`
    if (longer.length > SHOWN) break
    summary = longer
  }
  return summary
}
