import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('what a phone’s first frame leaves out is there once the page is read', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await expect(page.locator('html[data-alive]')).toBeVisible()
  await expect(page.locator('html:not([data-early]):not([data-faces])')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans Variable"/)
  const items = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem')
  await expect(items.nth(3)).toHaveCSS('display', 'list-item')
  const fifth = page.getByRole('article').nth(4)
  await fifth.scrollIntoViewIfNeeded()
  await expect(fifth.getByRole('button', { name: /^Add to Cart/ })).toBeInViewport()
})

test('a face that never arrives holds the other one back only until the app is there', async ({ page, shopUrl }) => {
  await page.route('**/jetbrains-mono*', () => new Promise(() => {}))
  await page.goto(shopUrl, { waitUntil: 'commit' })
  await expect(page.locator('html[data-alive]')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans Variable"/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the app takes the page over without moving its rules and faces, which would lay out everything again', async ({
  page,
  shopUrl,
}) => {
  const sheets = 'style[data-rules], style[data-href=faces]'
  await page.addInitScript((selector) => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element && node.matches(selector)) moved.push(node.outerHTML.slice(0, 60))
    }).observe(document, { childList: true, subtree: true })
  }, sheets)
  await page.goto(shopUrl)
  await expect(page.locator('html[data-alive]')).toBeVisible()
  await expect(page.locator(sheets)).toHaveCount(2)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('every script begins with the line that has it compiled while it arrives', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const name of scripts)
    expect(readFileSync(`dist/assets/${name}`, 'utf8'), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
