/** Where a product page puts what a buyer decides by (docs/design.md, Product page). */
import type { Locator } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, test } from './shop.ts'

const PATH = `products/${studioHeadphones.id}`

const box = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { left: x, top: y, right: x + width, bottom: y + height }
}

test('a phone’s first screen shows picture, name and price above the buttons', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopUrl + PATH)
  const main = page.getByRole('main')
  const buttons = await box(main.getByRole('button', { name: 'Buy Now' }))
  expect(buttons.bottom).toBeLessThanOrEqual(844)
  const { bottom, top } = await box(main.getByRole('img', { name: `${studioHeadphones.title}, image 1 of 3` }))
  const name = await box(page.getByRole('heading', { level: 1 }))
  const price = await box(main.getByText('$349.00'))
  expect(top).toBeGreaterThan(0)
  expect(name.top).toBeGreaterThanOrEqual(bottom)
  expect(price.top).toBeGreaterThanOrEqual(name.bottom)
  expect(price.bottom).toBeLessThan(buttons.top)
})

test('beside the gallery stands what a buyer decides by, and stays in view while the description is read', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(shopUrl + PATH)
  const gallery = await box(page.getByRole('group', { name: 'Product images' }))
  const facts = page.getByRole('region', { name: 'Product Information' })
  const buy = page.getByRole('button', { name: 'Buy Now' })
  const description = page.getByRole('region', { name: 'Description' })
  expect((await box(buy)).left).toBeGreaterThan(gallery.right)
  expect((await box(facts)).top).toBeLessThan(gallery.bottom)
  expect((await box(description)).right).toBe(gallery.right)

  await description.evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(buy).toBeInViewport()
  await expect(facts).toBeInViewport()
})

test('sections stand in the specification’s order in the document too', async ({ page, shopUrl }) => {
  await page.goto(shopUrl + PATH)
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(names).toEqual(['Product Information', 'Description', 'Related Products'])
})
