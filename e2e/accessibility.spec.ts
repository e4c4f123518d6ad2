import { readFileSync } from 'node:fs'
import { violations } from './axe.ts'
import { openCart } from './fill-cart.ts'
import { expect, test } from './shop.ts'

const built: string[] = JSON.parse(readFileSync('dist/prerendered.json', 'utf8'))

/** Every page whose address does not depend on the catalogue, and one of each kind that does. */
const PAGES = [
  ...built.flatMap((file) => /^((?:[a-z]+\/)?)index\.html$/.exec(file)?.slice(1, 2) ?? []),
  'category/laptops/',
  'products/aurelle-studio-one/',
  'blog/?post=what-an-overtone-is',
  'no-such-page',
]

for (const scheme of ['light', 'dark']) {
  for (const path of PAGES) {
    test(`axe finds nothing on /${path} in the ${scheme} scheme`, async ({ page, shopUrl, complaints }) => {
      await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
      await page.goto(shopUrl + path)
      await page.locator('html[data-hydrated]').waitFor()
      await page.locator('main h1').waitFor()
      await expect(page.locator('main')).not.toContainText(/Loading/)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page), `${width} wide`).toEqual([])
      }
      complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
    })
  }
}

for (const scheme of ['light', 'dark']) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in the cart, ${scheme} at ${width}`, async ({ page, shopUrl }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
      await openCart(page, shopUrl, 2)
      await page.getByRole('button', { name: /^Check Out/ }).click()
      await expect(page.getByText('2 of 2 opened')).toBeVisible()
      await page.bringToFront()
      expect(await violations(page)).toEqual([])
    })
  }
}

for (const { part, name } of [
  { part: 'banner', name: /^Cart/ },
  { part: 'main', name: 'List view' },
] as const) {
  test(`axe finds nothing while a tooltip of the ${part} is open`, async ({ page, shopUrl }) => {
    await page.goto(shopUrl)
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole(part).getByLabel(name).focus()
    await page.getByRole('tooltip').waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
  })
}
