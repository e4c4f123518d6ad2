/** Scrollbars beside the page, as on most desktops: elsewhere the tests hide them. */
import { expect, test } from './shop.ts'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'], firefoxUserPrefs: {} }),
})

for (const { block, post } of [
  { block: 'cards', post: 'the-first-evening-with-a-turntable' },
  { block: 'film', post: 'a-film-to-judge-a-screen-by' },
]) {
  test(`a post’s ${block} stand as far from both edges as its text`, async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}blog/?post=${post}`)
    const wide = page.locator('main .wide').first()
    await expect(wide).toBeVisible()
    const { room, scrollbar } = await page.evaluate(() => ({
      room: document.documentElement.clientWidth,
      scrollbar: innerWidth - document.documentElement.clientWidth,
    }))
    expect(scrollbar).toBeGreaterThan(0)
    expect(await wide.boundingBox()).toMatchObject({ x: 16, width: room - 32 })
  })
}
