/** Rules that hold for every page of the built site. Each page is opened once, and all of them are checked. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeViolations, COLOR_RULES } from '../helpers/axe.ts'
import { cartLines, cartLink, openCart } from '../helpers/cart.ts'
import { expectHydrated, setWidth } from '../helpers/page.ts'
import { prerenderedPages } from '../helpers/prerendered.ts'
import { barsAndControls, hiddenAnswers, print, unreadableTexts } from '../helpers/print.ts'
import { controlsWithoutFocusRing, faintOutlines, indistinctStates } from '../helpers/states.ts'
import { textsInSystemFonts } from '../helpers/system-fonts.ts'
import { brokenWords, coveredHearts, cutLabels, expectNoOverflow, longestLine, setTextSize } from '../helpers/texts.ts'

/** Pages whose names and texts come from the API. */
const OF_DATA = {
  '': '',
  'category/': 'category/laptops/?priceRanges=100-250,500%2B',
  // Has a long description.
  'products/': 'products/ostrel-nine-ultra/',
  'cart/': 'cart/?demo=cart-5-lines',
  'blog/': 'blog/',
  'blog/?post=': 'blog/?post=the-first-evening-with-a-turntable',
}

/** The other routes without parameters, and an unknown path. */
const OTHERS = [...prerenderedPages().filter((path) => /^[a-z]+\/$/.test(path) && !(path in OF_DATA)), 'no-such-page']

const WIDTHS = [320, 390, 820, 1440]
const SCHEMES = ['light', 'dark'] as const

async function setScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
}

async function open(page: Page, url: string) {
  await page.goto(url)
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Loading')
}

/** Axe finds no fault in either scheme, on a wide screen and on a phone. */
async function expectAxe(page: Page) {
  for (const width of [1440, 390]) {
    await setWidth(page, width)
    await setScheme(page, 'light')
    expect.soft(await axeViolations(page), `light at ${width} px`).toEqual([])
    await setScheme(page, 'dark')
    expect.soft(await axeViolations(page, COLOR_RULES), `dark at ${width} px`).toEqual([])
  }
}

for (const path of [...Object.values(OF_DATA), ...OTHERS]) {
  test(`/${path} passes the checks of every page`, async ({ page, siteUrl, pageErrors, browserName }) => {
    if (path === 'no-such-page') pageErrors.allow(/404/)
    await open(page, siteUrl + path)
    if (path === OF_DATA['cart/']) await expect(cartLines(page)).toHaveCount(5)

    await test.step('it fits the window, no word is broken or cut off, and no line is too long to read', async () => {
      for (const width of WIDTHS) {
        await setWidth(page, width)
        expect.soft(await extraWidth(page), `at ${width} px`).toBe(0)
        expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
        expect.soft(await cutLabels(page), `at ${width} px`).toEqual([])
      }
      if (path !== 'blog/') expect.soft(await longestLine(page)).toBeLessThanOrEqual(path.startsWith('blog/') ? 80 : 68)
    })

    await test.step('no text needs a font of the system', async () => {
      if (browserName === 'chromium') expect.soft(await textsInSystemFonts(page)).toEqual([])
    })

    await test.step('axe finds no fault', () => expectAxe(page))

    await test.step('every control shows the focus', async () => {
      await setWidth(page, 1440)
      expect.soft(await controlsWithoutFocusRing(page)).toEqual([])
    })

    await test.step('outlines of controls have enough contrast, and more if the user prefers it', async () => {
      for (const scheme of SCHEMES) {
        await setScheme(page, scheme)
        expect.soft(await faintOutlines(page, 3), scheme).toEqual([])
        await page.emulateMedia({ contrast: 'more' })
        expect.soft(await faintOutlines(page, 7), `${scheme}, with more contrast`).toEqual([])
        await page.emulateMedia({ contrast: null })
      }
    })

    await test.step('with text of 200 %, no word is broken and no heart covered', async () => {
      await setTextSize(page, '200%')
      for (const width of [390, 1440]) {
        await setWidth(page, width)
        expect.soft(await extraWidth(page), `at ${width} px`).toBe(0)
        expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
        expect.soft(await cutLabels(page), `at ${width} px`).toEqual([])
        expect.soft(await coveredHearts(page), `at ${width} px`).toEqual([])
      }
      await setWidth(page, 320)
      expect.soft(await cutLabels(page), 'at 320 px').toEqual([])
      await setTextSize(page, '')
    })

    await test.step('in forced colors, pressed and current controls differ as they do otherwise', async () => {
      const indistinct = await indistinctStates(page)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
        const names = await indistinctStates(page)
        expect
          .soft(
            names.filter((name) => !indistinct.includes(name)),
            scheme,
          )
          .toEqual([])
      }
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('it prints dark text without bars and controls', async () => {
      // The printable width of A4 paper with margins of 10 mm, in CSS pixels.
      await setWidth(page, 718)
      await print(page)
      await expect.soft(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.soft(page.locator('html')).toHaveCSS('color-scheme', 'light')
      expect.soft(await barsAndControls(page)).toEqual([])
      expect.soft(await unreadableTexts(page)).toEqual([])
      expect.soft(await hiddenAnswers(page)).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    })

    if (!Object.values(OF_DATA).includes(path)) return
    await test.step('words of 204 letters stay within it', async () => {
      await open(page, `${siteUrl}${withLongWords(path)}`)
      for (const width of [320, 390, 1440]) {
        await setWidth(page, width)
        await expectNoOverflow(page)
      }
    })
  })
}

/** Returns the pixels by which the page is wider than the window. */
const extraWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds the scenario in which every name is one long word, and leaves out filters, which would find nothing. */
function withLongWords(path: string): string {
  const [pathname = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('priceRanges')
  parameters.set('demo', ['words-unbroken', parameters.get('demo')].filter(Boolean).join(','))
  return `${pathname}?${parameters}`
}

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

test('on a phone, the list view and a search without results break no word', async ({ page, siteUrl }) => {
  const expectWholeWords = async () => {
    for (const width of [320, 360, 390]) {
      await setWidth(page, width)
      expect.soft(await extraWidth(page), `at ${width} px`).toBe(0)
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
    }
  }
  await open(page, `${siteUrl}category/laptops/`)
  await page.getByRole('button', { name: 'List view' }).click()
  await expectWholeWords()
  await open(page, `${siteUrl}?search=qqqq`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Smartphones' })).toBeVisible()
  await expectWholeWords()
})

test('the cart after a purchase and open tooltips pass axe', async ({ page, siteUrl }) => {
  await openCart(page, siteUrl, 2)
  await page.getByRole('button', { name: /^Check Out/ }).click()
  await expect(page.getByText('2 of 2 opened')).toBeVisible()
  await page.bringToFront()
  await expectAxe(page)

  await page.goto(siteUrl)
  await expectHydrated(page)
  for (const [control, name] of [
    [cartLink(page, 2), /^Cart/],
    [page.getByRole('button', { name: 'List view' }), 'List view'],
  ] as const) {
    await control.focus()
    await expect(page.getByRole('tooltip')).toHaveText(name)
    expect(await axeViolations(page)).toEqual([])
  }
})
