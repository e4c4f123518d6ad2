/** Finds a control that the mouse can reach. */
import type { Locator } from '@playwright/test'

export type Target = {
  control: Locator
  /** Role and accessible name, such as `link "Laptops"`. */
  name: string
  /** Centre of the control, in pixels from the viewport's top left. */
  x: number
  y: number
}

/** Scrolls one of the candidates into view. Returns null if there is none, or if another element covers it. */
export async function findTarget(candidates: Locator, number: number): Promise<Target | null> {
  const found = await candidates.evaluateAll(scrollToCandidate, number)
  if (!found) return null
  const { index, ...centre } = found
  const control = candidates.nth(index)
  const [line = ''] = (await control.ariaSnapshot({ depth: 0, timeout: 500 })).split('\n')
  return { control, name: line.replace(/^- |:$/g, ''), ...centre }
}

/** Runs in the page. */
function scrollToCandidate(elements: Element[], number: number) {
  const usable = elements.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  )
  const element = usable[number % usable.length]
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box) return null
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const topmost = document.elementFromPoint(x, y)
  const isReachable = element.contains(topmost) || topmost?.closest('label')?.control === element
  return isReachable ? { index: elements.indexOf(element), x, y } : null
}
