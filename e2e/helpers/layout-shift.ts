/** Cumulative layout shift, which only Chromium measures. */
import type { Page } from '@playwright/test'

type LayoutShift = { value: number; sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] }

/** Measures layout shifts from now on. Runs in the page, through `evaluate` or `addInitScript`. */
export function measureLayoutShift() {
  const sum = { all: 0, vertical: 0 }
  Object.assign(window, { layoutShift: sum })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's DOM types lack LayoutShift.
    for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
      sum.all += value
      if (sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y)) sum.vertical += value
    }
  }).observe({ type: 'layout-shift' })
}

/**
 * Returns the sum of all layout shifts, and of those that moved something up or down. Web fonts that load late move
 * words sideways by a pixel or two; `layout-shift.spec.ts` limits that.
 */
export const layoutShift = (page: Page): Promise<{ all: number; vertical: number }> =>
  page.evaluate(() => Reflect.get(window, 'layoutShift'))
