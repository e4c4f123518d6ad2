/** Objects that the page keeps in memory. The monkey test measures the whole heap. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectProductsLoaded } from '../helpers/page.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has the DevTools protocol')

test('the page keeps no response bodies of the mock API', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  for (const number of [2, 3, 2, 1, 2, 3]) {
    const button = page.getByRole('button', { name: `Page ${number}`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-current', 'page')
    await expectProductsLoaded(page)
  }
  await expect.poll(() => countStreams(page)).toBe(0)
  // Proves that an unread body would be counted.
  await page.evaluate(() => Object.assign(window, { unread: new Response('body').body }))
  expect(await countStreams(page)).toBe(1)
})

/** Collects garbage and returns the number of ReadableStream objects that remain. */
async function countStreams(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: 'ReadableStream.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.detach()
  return result.value
}
