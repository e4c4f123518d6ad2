/** Classic scrollbars, which take space beside the page. All other tests hide scrollbars. */
import { expect, test } from '../fixtures.ts'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'], firefoxUserPrefs: {} }),
})

test('the wide cards, the wide video and the text of a post have the same margins', async ({ page, siteUrl }) => {
  for (const post of ['the-first-evening-with-a-turntable', 'a-film-to-judge-a-screen-by']) {
    await page.goto(`${siteUrl}blog/?post=${post}`)
    const wide = page.locator('main .wide').first()
    await expect(wide).toBeVisible()
    const { width, scrollbar } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      scrollbar: innerWidth - document.documentElement.clientWidth,
    }))
    expect(scrollbar).toBeGreaterThan(0)
    expect(await wide.boundingBox(), post).toMatchObject({ x: 16, width: width - 32 })
  }
})
