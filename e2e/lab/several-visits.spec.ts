/** What the Demo Lab shows of earlier visits and of other tabs. */
import { expect, test } from '../fixtures.ts'
import { lab, openLab } from '../helpers/lab.ts'

test('scenarios for all tabs are in a tab that is opened by a typed address, until they are turned off', async ({
  page,
  context,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/500/)
  await page.goto(`${siteUrl}?demo=products-500`)
  await openLab(page)
  await lab(page).getByRole('checkbox', { name: 'For all tabs of this shop' }).check()
  const tab = await context.newPage()
  await tab.goto(`${siteUrl}category/laptops/`)
  await expect(tab.getByText('Failed to load products. Please try again.')).toBeVisible()
  await expect(tab).toHaveURL(`${siteUrl}category/laptops/?demo=products-500`)
  await lab(page).getByRole('button', { name: 'Turn off all' }).click()
  await tab.goto(`${siteUrl}category/laptops/`)
  await expect(tab.getByRole('article').first()).toBeVisible()
})
