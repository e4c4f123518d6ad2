/**
 * Page buttons of a pagination (spec §9): at most five consecutive numbers around the current page,
 * then an ellipsis and the last page if it is not one of them.
 */
const BUTTONS = 5

export type PageNumbers = { numbers: number[]; last: number | null }

/** `current` counts from 1; `pages` is the number of pages. `last` is null if `numbers` contains the last page. */
export function pageNumbers(current: number, pages: number): PageNumbers {
  const first = Math.max(1, Math.min(current - Math.floor(BUTTONS / 2), pages - BUTTONS + 1))
  const numbers = Array.from({ length: Math.min(BUTTONS, pages) }, (_, index) => first + index)
  return { numbers, last: numbers.includes(pages) || pages < 1 ? null : pages }
}

/** Returns the title of a page of a list: "Blog, page 2". The first page has the title of the list. */
export const titleOfPage = (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title)
