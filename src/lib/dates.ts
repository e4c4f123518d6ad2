/** Dates as the shop shows them: `March 10, 2026`, in UTC (product.md, Missing prices and dates). */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Takes an ISO 8601 date; gives null where it is absent or no date. */
export function formatDate(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : longDate.format(time)
}
