import { expect, test } from '../fixtures.ts'

test('3,000 categories scroll within their section, and the Tab key reaches the last', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`${siteUrl}?demo=categories-3000`)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByText('Kind 2993 0', { exact: true })).toBeAttached()
  const section = filters.getByRole('button', { name: 'Categories' })
  const next = filters.getByRole('button', { name: 'Brands' })
  const [top, bottom] = [await section.boundingBox(), await next.boundingBox()]
  expect((bottom?.y ?? Number.NaN) - (top?.y ?? Number.NaN)).toBeLessThan(800)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)
  await next.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toHaveText(/^Kind 2993/)
  await expect(page.locator(':focus')).toBeInViewport()
})
