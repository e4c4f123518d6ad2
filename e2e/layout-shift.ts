/** How much of a page moved by itself, in the units of Chromium's layout shift. */
import type { Page } from '@playwright/test'

type Shift = { value: number; sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] }

/** In the page: begins to add up. To be given to `evaluate` or `addInitScript`. */
export function watchShifts() {
  const sum = { all: 0, vertical: 0 }
  Object.assign(window, { layoutShift: sum })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What an observer of this type is told.
    for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
      sum.all += value
      if (sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y)) sum.vertical += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Since then: what moved at all, and what moved up or down. A face that arrives late sets words a pixel or two
 * beside where they stood, which `first-frame.spec.ts` holds; anything that comes in above moves them down.
 */
export const layoutShift = (page: Page): Promise<{ all: number; vertical: number }> =>
  page.evaluate(() => Reflect.get(window, 'layoutShift'))
