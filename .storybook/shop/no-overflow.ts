import { expect } from 'storybook/test'

/** Expects that a story fits a phone. Runs in Vitest only, because Storybook cannot change the size of its frame. */
export async function expectNoOverflow(): Promise<void> {
  const { page } = await import('vitest/browser')
  await page.viewport(390, 844)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth - clientWidth, 'pixels of sideways overflow').toBe(0)
}
