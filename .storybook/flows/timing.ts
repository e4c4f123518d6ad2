/** Slows a flow down for the people who watch it. Tests run without pauses. */
const isTest = Boolean(import.meta.env.VITEST)

export const pause = (milliseconds: number): Promise<void> =>
  isTest ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Scrolls an element to the middle of the window, unless it is visible already. Resolves when scrolling has ended. */
export async function scrollTo(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= MARGIN && bottom <= innerHeight - MARGIN) return
  const isSmooth = !isTest && !matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isSmooth ? 'smooth' : 'instant' })
  if (!isSmooth) return
  let before = Number.NaN
  while (before !== element.getBoundingClientRect().top) {
    before = element.getBoundingClientRect().top
    await pause(120)
  }
}

/** Distance to keep from the window's edges, in pixels. */
const MARGIN = 24
