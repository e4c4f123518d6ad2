/** A password manager inserts elements into a prerendered page, so React cannot hydrate it and renders it anew. */
import { expect, test } from '../fixtures.ts'
import { addButtons, cartLink } from '../helpers/cart.ts'
import { expectHydrated, openWithoutScripts } from '../helpers/page.ts'

test.beforeEach(async ({ page, pageErrors }) => {
  // React reports that it could not hydrate the page.
  pageErrors.allow(/error #418/)
  await page.addInitScript(() => {
    const insert = () => {
      for (const input of document.querySelectorAll('input:not([data-marked])')) {
        input.setAttribute('data-marked', '')
        input.after(document.createElement('div'))
      }
    }
    new MutationObserver(() => document.readyState === 'loading' && insert()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
})

test('typed texts and the focus survive', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, `${siteUrl}contact/`)
  const form = page.getByRole('form', { name: 'Contact' })
  const texts = {
    'Full Name': 'Ada Quill',
    'Email Address': 'ada@example.org',
    Subject: 'A cable',
    Message: 'Does it fit?',
  }
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
  await page.getByRole('textbox', { name: 'Email address' }).last().fill('ada@letters.example')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.pressSequentially('lap')
  release()
  await expectHydrated(page)
  await expect(page.locator('[data-marked]')).toHaveCount(0)
  for (const [label, text] of Object.entries(texts)) await expect(form.getByLabel(label)).toHaveValue(text)
  await expect(page.getByRole('textbox', { name: 'Email address' }).last()).toHaveValue('ada@letters.example')
  await expect(search).toBeFocused()
  await page.keyboard.type('top')
  await expect(search).toHaveValue('laptop')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}?search=laptop`)
  await expect(page).not.toHaveTitle(/Contact/)
})

test('button presses, filters and a sort order take effect', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, siteUrl)
  const title = await page.getByRole('article').nth(2).getByRole('heading').textContent()
  await addButtons(page).nth(2).click()
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  release()
  await expect(page).toHaveURL(/\?(?=.*sort=price-asc)(?=.*priceRanges=500%2B)/)
  await expect(cartLink(page, 1)).toBeVisible()
  await page.goto(`${siteUrl}cart/`)
  await expect(page.getByRole('main')).toContainText(title ?? 'a title')
})
