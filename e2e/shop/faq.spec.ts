import { expect, test } from '../fixtures.ts'

test('a link to a question, on the same or another page, opens the question and scrolls to it', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}faq#returns`)
  await expect(page.getByText(/^Start the return from your order at Halyard/)).toBeInViewport()

  await page.getByRole('heading', { name: 'What is an ASIN?' }).click()
  const asin = page.getByRole('group').filter({ hasText: 'What is an ASIN?' })
  await asin.getByRole('link', { name: 'Link to this question' }).click()
  await expect(page).toHaveURL(/faq\/?#asin$/)
  await expect(page.getByText(/^An ASIN is a product’s ID in the retailer’s catalog/)).toBeInViewport()

  await page.getByRole('navigation', { name: 'FAQ categories' }).getByRole('link', { name: 'Authenticity' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticity' })).toBeInViewport()

  await page.goto(`${siteUrl}terms`)
  await page.getByRole('link', { name: 'Read how buying works' }).click()
  await expect(page.getByText(/^Add it to your cart from any product listing/)).toBeInViewport()
})
