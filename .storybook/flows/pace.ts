/** Flows go at a pace that one can follow, and as tests at none. */
const isTest = Boolean(import.meta.env.VITEST)

export const pause = (milliseconds: number): Promise<void> =>
  isTest ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Until what was scrolled to has come to rest. */
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

/** From the screen's edge, in pixels. */
const MARGIN = 24
