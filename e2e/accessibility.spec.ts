import { violations } from './axe.ts'
import { expect, test } from './shop.ts'

/** Pages of the shop, and what shows that each is there. */
const PAGES = [
  { path: '', shows: 'All Products' },
  { path: 'category/laptops/', shows: 'Laptops' },
  { path: 'products/aurelle-studio-one/', shows: 'Aurelle Studio One' },
  { path: 'blog/', shows: 'Blog' },
  { path: 'blog/?post=what-an-overtone-is', shows: 'Little added, little left out' },
  { path: 'cart/', shows: 'Your cart is empty' },
  { path: 'reviews/', shows: 'Head to head' },
  { path: 'deals/', shows: 'Equipment lists' },
  { path: 'faq/', shows: 'Authenticity' },
  { path: 'about/', shows: 'How it works' },
  { path: 'contact/', shows: 'Who can help' },
  { path: 'privacy/', shows: 'What your browser keeps' },
  { path: 'terms/', shows: 'We are not the seller' },
  { path: 'affiliate/', shows: 'Our partners' },
  { path: 'no-such-page', shows: 'Page Not Found' },
]

for (const scheme of ['light', 'dark']) {
  for (const width of [390, 1440]) {
    for (const { path, shows } of PAGES) {
      test(`axe finds nothing on /${path} in the ${scheme} scheme at ${width} wide`, async ({
        page,
        shopUrl,
        complaints,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
        await page.goto(shopUrl + path)
        await page.getByRole('heading', { name: shows, exact: true }).waitFor()
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
        expect(await violations(page)).toEqual([])
        complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
      })
    }
  }
}

for (const { part, name } of [
  { part: 'banner', name: /^Cart/ },
  { part: 'main', name: 'List view' },
] as const) {
  test(`axe finds nothing while a tooltip of the ${part} is open`, async ({ page, shopUrl }) => {
    await page.goto(shopUrl)
    await page.locator('html[data-alive]').waitFor()
    await page.getByRole(part).getByLabel(name).focus()
    await page.getByRole('tooltip').waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
  })
}
