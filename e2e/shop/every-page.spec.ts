/** Rules that hold for every page of the built site. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeViolations } from '../helpers/axe.ts'
import { cartLink, openCart } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'
import { textsInSystemFonts } from '../helpers/system-fonts.ts'

const prerendered: string[] = JSON.parse(readFileSync('dist/prerendered.json', 'utf8'))

/** Every route without parameters, and one page of each other kind. The product has a long description. */
const PATHS = [
  ...prerendered.flatMap((file) => /^((?:[a-z]+\/)?)index\.html$/.exec(file)?.slice(1, 2) ?? []),
  'category/laptops/',
  'products/ostrel-nine-ultra/',
  'blog/?post=what-an-overtone-is',
  'no-such-page',
]

const WIDTHS = [360, 390, 820, 1440]
const SCHEMES = ['light', 'dark'] as const

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

async function setScheme(page: Page, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
}

for (const path of PATHS) {
  test(`/${path} passes axe, fits the window in both colour schemes and needs no font of the system`, async ({
    page,
    siteUrl,
    pageErrors,
    browserName,
  }) => {
    pageErrors.allow(/404/)
    await page.goto(siteUrl + path)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Loading')
    for (const width of WIDTHS) {
      await setWidth(page, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    if (path !== 'blog/') expect(await longestLine(page)).toBeLessThanOrEqual(path.startsWith('blog/') ? 80 : 68)
    if (browserName === 'chromium') expect(await textsInSystemFonts(page)).toEqual([])
    for (const width of [1440, 390]) {
      await setWidth(page, width)
      for (const scheme of SCHEMES) {
        await setScheme(page, scheme)
        expect(await axeViolations(page), `${scheme} at ${width} px`).toEqual([])
      }
    }
  })
}

test('the cart passes axe after a purchase', async ({ page, siteUrl }) => {
  await openCart(page, siteUrl, 2)
  await page.getByRole('button', { name: /^Check Out/ }).click()
  await expect(page.getByText('2 of 2 opened')).toBeVisible()
  await page.bringToFront()
  for (const width of [1440, 390]) {
    await setWidth(page, width)
    for (const scheme of SCHEMES) {
      await setScheme(page, scheme)
      expect(await axeViolations(page), `${scheme} at ${width} px`).toEqual([])
    }
  }
})

test('the header has one row, and its navigation another between 900 and 1339 pixels', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  const height = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0
  for (const width of [320, 390, 600, 640, 720, 899, 1340, 1440]) {
    await setWidth(page, width)
    expect(await height(), `at ${width} px`).toBeLessThanOrEqual(116)
  }
  for (const width of [900, 1000, 1339]) {
    await setWidth(page, width)
    expect(await height(), `at ${width} px`).toBeLessThanOrEqual(160)
  }
})

test('open tooltips of header and content pass axe', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  for (const [control, name] of [
    [cartLink(page, 0), /^Cart/],
    [page.getByRole('button', { name: 'List view' }), 'List view'],
  ] as const) {
    await control.focus()
    await expect(page.getByRole('tooltip')).toHaveText(name)
    expect(await axeViolations(page)).toEqual([])
  }
})

/** Returns the number of characters in the longest line of any paragraph, list item or definition. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    let longest = 0
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const block of document.querySelectorAll('main p, main li, main dd')) {
      if (block.querySelector('p, a')) continue
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let index = 0; index < (text.textContent?.length ?? 0); index += 1) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const { bottom, width } = range.getBoundingClientRect()
          if (width > 0) lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
        }
      }
      longest = Math.max(longest, ...lines.values())
    }
    return longest
  })
}
