import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules of axe about colours, the only ones whose result depends on the colour scheme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Returns each axe rule that the page violates, with the markup of the elements. Animations that end have ended by then,
 * because axe measures the contrast of what it sees.
 * @param rules all by default
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<{ rule: string; elements: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const injected: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await injected.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))
  }, rules)
}
