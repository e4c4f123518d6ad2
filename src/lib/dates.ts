/** Dates: the contract has ISO 8601, the shop shows "March 10, 2026" in UTC (product/README.md). */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Text for an absent date (spec §4). */
const DRAFT = 'Draft'

const ISO = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/

/** Returns an ISO 8601 date as milliseconds since the epoch, or null for other text. A time without a zone is UTC. */
export function parseDate(text: string | null | undefined): number | null {
  const [whole, time, zone] = ISO.exec(text?.trim() ?? '') ?? []
  if (!whole) return null
  const value = Date.parse(time && !zone ? `${whole}Z` : whole)
  return Number.isNaN(value) ? null : value
}

/** Formats a publication date. An absent date becomes "Draft", an invalid one an em dash. */
export function formatPublished(text: string | null | undefined): string {
  if (!text?.trim()) return DRAFT
  const value = parseDate(text)
  return value === null ? '—' : formatDay(value)
}

/** Formats a time in milliseconds since the epoch: "March 10, 2026, 14:05 UTC". */
export const formatTime = (time: number): string =>
  `${formatDay(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`

/** Formats a day without `Intl` (see `numbers.ts`). */
function formatDay(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
