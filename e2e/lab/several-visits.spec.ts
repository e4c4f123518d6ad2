/** The Demo Lab after earlier visits and beside other tabs. */
import { expect, storageKey, test } from '../fixtures.ts'
import { addFirstProduct, cartLink } from '../helpers/cart.ts'
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

test('“Reset everything” opens the page as on a fresh visit', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}?demo=brands.300ms`)
  await addFirstProduct(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'List view' }).click()
  await openLab(page)
  const differences = lab(page).getByRole('region', { name: 'What is different from a fresh visit' })
  await expect(differences.getByRole('listitem')).toHaveText([
    'The cart has 1 line.',
    'Products are shown as a list.',
    'The dark color scheme is chosen.',
    'The notice about the demonstration is closed.',
    '1 scenario or setting is in force.',
  ])
  await lab(page).getByRole('button', { name: 'Reset everything' }).click()
  await lab(page).getByRole('button', { name: 'Remove all and reload' }).click()
  await expect(cartLink(page, 0)).toBeVisible()
  await expect(page).toHaveURL(siteUrl)
  await openLab(page)
  await expect(differences).toContainText('Nothing: this is what a fresh visit shows.')
  const actions = await page.evaluate((key) => sessionStorage.getItem(key), storageKey('demo-recording'))
  expect(actions).not.toContain('Dark')
})
