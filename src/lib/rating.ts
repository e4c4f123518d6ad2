/** Ratings as the shop shows them (spec §9): one decimal, and stars floored out of five. */
const STARS = 5

/** Takes the decimal string; returns null where it is not a number; anything beyond 0 to 5 is taken as the nearer end. */
export function parseRating(rating: string | null | undefined): { stars: number; text: string } | null {
  const value = Number.parseFloat(rating ?? '')
  if (!Number.isFinite(value)) return null
  const bounded = Math.min(Math.max(value, 0), STARS)
  return { stars: Math.floor(bounded), text: bounded.toFixed(1) }
}
