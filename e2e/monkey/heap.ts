import { expect, type Page } from '@playwright/test'
import { switchScenario, takeAllBack } from './lab.ts'

/** Any will do: taking it back makes the shop forget every answer. */
const SOME_SCENARIO = 'brands-500'

/**
 * The bytes that are still held after the query cache is cleared and garbage collected:
 * always on the home page at the same width, so that nothing but what was held on to differs.
 */
export async function heapAtRest(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Whatever is open over the page closes.
  await page.keyboard.press('Escape')
  await takeAllBack(page)
  await switchScenario(page, SOME_SCENARIO)
  await takeAllBack(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize + embedderHeapUsedSize
}
