/** Very long words in parts of the listing. `every-page.spec.ts` checks the pages. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addButtons } from '../helpers/cart.ts'
import { expectNoOverflow, WORD } from '../helpers/texts.ts'

/** Opens the filters, which are in a drawer on small screens. */
async function openFilters(page: Page) {
  const opener = page.getByRole('button', { name: /^Filters/ })
  const isDrawer = await opener.isVisible()
  if (isDrawer) await opener.click()
  return { filters: page.getByRole(isDrawer ? 'dialog' : 'complementary', { name: 'Filters' }), isDrawer }
}

test('words of 204 letters stay within a toast, the list view, the filters and their chips', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${siteUrl}?demo=words-unbroken,toast-unbroken`)
    await page.getByRole('button', { name: 'List view' }).click()
    await addButtons(page).first().click()
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByText(WORD)).toBeVisible()
    await expectNoOverflow(page)
    const { filters, isDrawer } = await openFilters(page)
    await filters.getByRole('button', { name: 'Brands' }).click()
    await filters.getByRole('button', { name: WORD }).first().click()
    await filters.getByRole('button', { name: WORD }).last().click()
    await expectNoOverflow(page)
    if (isDrawer) await page.keyboard.press('Escape')
    await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(3)
    await expectNoOverflow(page)
  }
})
