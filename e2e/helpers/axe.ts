import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Returns each axe rule that the page violates, with the markup of the elements. */
export async function axeViolations(page: Page): Promise<{ rule: string; elements: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const injected: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await injected.run()
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))
  })
}
