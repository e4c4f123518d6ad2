import { expect, test } from '../fixtures.ts'
import { lab, openPart } from '../helpers/lab.ts'

const CALL = 'GET /api/products/aurelle-studio-one'

test('an edited answer survives a reload and is in no address, and Escape closes the editor first', async ({
  page,
  siteUrl,
}) => {
  const address = `${siteUrl}products/aurelle-studio-one/`
  await page.goto(address)
  await openPart(page, 'Last calls')
  // The prerendered page has answers without calls.
  await lab(page).getByRole('button', { name: 'Send calls again' }).click()
  const opener = lab(page)
    .getByRole('button', { name: `Edit answer of ${CALL}`, exact: true })
    .last()
  await opener.click()
  const field = lab(page).getByRole('textbox', { name: 'Answer as text' })
  await expect(field).toBeFocused()
  await field.fill((await field.inputValue()).replace(/"title": ".*"/, '"title": "<b>Edited</b>"'))
  await lab(page).getByRole('button', { name: 'Use for this call' }).click()
  const title = page.getByRole('heading', { level: 1, name: '<b>Edited</b>' })
  await expect(title).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()

  await page.reload()
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(address)
  await openPart(page, 'Last calls')
  await expect(lab(page).getByText('answered by your edit').first()).toBeVisible()
  await lab(page)
    .getByRole('button', { name: `Turn off the edited answer of ${CALL}` })
    .click()
  await expect(title).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(title).toBeHidden()
})
