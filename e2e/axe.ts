import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe objects to on `page` as it stands now: the rule, and the markup of each place.
 *
 * Wait for the page with `waitFor`: an `expect` that has to look twice reads the whole page's roles
 * meanwhile, and Firefox 153 falls over axe after that.
 */
export async function violations(page: Page): Promise<{ rule: string; at: string[] }[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const injected: typeof axe = Reflect.get(window, 'axe')
    const { violations: found } = await injected.run()
    return found.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ html }) => html) }))
  })
}
