/** Pages whose configuration is lost. */
import { expect, test } from '../fixtures.ts'
import { LOST_CONFIG } from '../helpers/lost-config.ts'
import { expectHydrated } from '../helpers/page.ts'

for (const [loss, lose] of Object.entries(LOST_CONFIG)) {
  test(`if config.json ${loss}, a live shop stays live`, async ({ page, configuredSiteUrl, pageErrors }) => {
    pageErrors.allow(/api\.test|ERR_|status of|^\d{3}:/)
    await page.route('**/config.json', lose)
    const called = page.waitForRequest('https://api.test/api/products?**')
    await page.goto(configuredSiteUrl)
    await called
    await expectHydrated(page)
  })
}

test('a lost config.json is requested again, and a different one applies from the second navigation on', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/503/)
  await page.clock.install()
  let answer: object = { status: 503 }
  let requests = 0
  await page.route('**/config.json', (route) => {
    requests += 1
    return route.fulfill(answer)
  })
  await page.goto(siteUrl)
  await expectHydrated(page)
  // One after the other, because a request ends after 8 seconds of the clock.
  for (const [time, count] of [
    [1000, 2],
    [3000, 3],
    [12_000, 4],
  ] as const) {
    await page.clock.runFor(time)
    await expect.poll(() => requests).toBeGreaterThanOrEqual(count)
  }
  answer = { json: { store: { name: 'Partials' } } }
  const arrived = page.waitForResponse('**/config.json')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await arrived
  await expect(page).toHaveTitle('About · Overtone')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact · Partials')
})
