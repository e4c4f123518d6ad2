import { expect, waitFor } from 'storybook/test'

/**
 * Expects that a story fits a phone. Waits, because what the browser and React measure is rendered after the resize. Runs in
 * Vitest only, because Storybook cannot change the size of its frame.
 */
export async function expectNoOverflow(): Promise<void> {
  const { page } = await import('vitest/browser')
  await page.viewport(390, 844)
  await waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return expect(scrollWidth - clientWidth, 'pixels of sideways overflow').toBe(0)
  })
}
