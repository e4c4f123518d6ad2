/**
 * Which page buttons a pagination shows (spec §9): at most five consecutive
 * numbers around the current page, then an ellipsis and the last page when it is
 * not among them.
 */
const BUTTONS = 5

export type PageNumbers = { numbers: number[]; last: number | null }

/** Takes the current page and the number of pages, both from 1; `last` is null where it is among the numbers. */
export function pageNumbers(current: number, pages: number): PageNumbers {
  const first = Math.max(1, Math.min(current - Math.floor(BUTTONS / 2), pages - BUTTONS + 1))
  const numbers = Array.from({ length: Math.min(BUTTONS, pages) }, (_, index) => first + index)
  return { numbers, last: numbers.includes(pages) || pages < 1 ? null : pages }
}
