import type { Page } from '@playwright/test'

/**
 * Records the texts of the visible elements that match a selector, in every animation frame. Returns a function that
 * reads the texts recorded so far.
 */
export async function recordVisibleTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selected) => {
    const texts = new Set<string>()
    Object.assign(window, { visibleTexts: texts })
    const readFrame = () => {
      for (const element of document.querySelectorAll(selected)) {
        if (element.checkVisibility({ visibilityProperty: true })) texts.add(element.textContent)
      }
      requestAnimationFrame(readFrame)
    }
    requestAnimationFrame(readFrame)
  }, selector)
  return () =>
    page.evaluate(() => {
      const texts: Set<string> = Reflect.get(window, 'visibleTexts')
      return [...texts]
    })
}
