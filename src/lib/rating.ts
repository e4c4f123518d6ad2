/** Ratings (spec §9): one decimal, and full stars out of five, rounded down. */
const STARS = 5

/** Parses a decimal string and clamps it to 0–5. Returns null if it is not a number. */
export function parseRating(rating: string | null | undefined): { stars: number; text: string } | null {
  const value = Number.parseFloat(rating ?? '')
  if (!Number.isFinite(value)) return null
  const bounded = Math.min(Math.max(value, 0), STARS)
  return { stars: Math.floor(bounded), text: bounded.toFixed(1) }
}
