/** Finds a control that the hand can really reach. */
import type { Locator } from '@playwright/test'

export type Target = {
  control: Locator
  /** Role and accessible name: `link "Laptops"`. */
  name: string
  /** Its middle, in the window. */
  x: number
  y: number
}

/** One of `offered`, brought into view; null where there is none, or where something lies over it. */
export async function findTarget(offered: Locator, pick: number): Promise<Target | null> {
  const found = await offered.evaluateAll(bringIntoView, pick)
  if (!found) return null
  const { index, ...middle } = found
  const control = offered.nth(index)
  const [line = ''] = (await control.ariaSnapshot({ depth: 0, timeout: 500 })).split('\n')
  return { control, name: line.replace(/^- |:$/g, ''), ...middle }
}

/** In the page. */
function bringIntoView(elements: Element[], pick: number) {
  const usable = elements.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  )
  const element = usable[pick % usable.length]
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box) return null
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const top = document.elementFromPoint(x, y)
  const isReached = element.contains(top) || top?.closest('label')?.control === element
  return isReached ? { index: elements.indexOf(element), x, y } : null
}
