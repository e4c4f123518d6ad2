/** Texts that are too long, broken, or beyond the edge of the window. */
import { expect, type Page } from '@playwright/test'

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Returns the words that are broken into two lines. Ignores storage keys. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (text.textContent?.startsWith('overtone:')) continue
      if (!parent?.checkVisibility() || parent.matches('option, noscript, noscript *')) continue
      if (getComputedStyle(parent).writingMode !== 'horizontal-tb') continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/:]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) words.push(word)
      }
    }
    return words
  })

/** Returns the options and placeholders that are wider than their field. */
export const cutLabels = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input[placeholder]')
    return [...fields].flatMap((field) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field)
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const labels = 'options' in field ? [...field.options].map(({ label }) => label) : [field.placeholder]
      return labels.filter((label) => {
        if (!context || !field.checkVisibility()) return false
        Object.assign(context, { font, letterSpacing: letterSpacing.replace('normal', '0px') })
        return context.measureText(label).width > room
      })
    })
  })

/** Returns the names of the hearts that a badge overlaps. */
export const coveredHearts = (page: Page) =>
  page.getByRole('button', { name: /wishlist$/ }).evaluateAll((hearts) =>
    hearts
      .filter((heart) => {
        const badge = heart.parentElement?.querySelector(':scope > span')?.getBoundingClientRect()
        const { left, bottom } = heart.getBoundingClientRect()
        return badge && badge.right > left && badge.top < bottom
      })
      .map((heart) => heart.ariaLabel),
  )

/** The word that the scenario uses for every name. */
export const WORD = /Unterwasser(\w){180}/

/** Expects no horizontal scrollbar, and no text that extends beyond its card or the window. */
export async function expectNoOverflow(page: Page) {
  await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible()
  const overflow = await page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth
    const texts: string[] = []
    const root = document.querySelector('[aria-modal=true]') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      // Visually hidden texts are one pixel wide, and the ticker moves outside of the window by design.
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.parentElement?.clientWidth === 1) continue
      if (parent.closest('[aria-label="Featured products"]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const edge = parent.closest('article')?.getBoundingClientRect().right ?? windowWidth
      if (left < -1 || right > Math.min(edge, windowWidth) + 1) {
        texts.push(`${text.textContent?.slice(0, 30)} to ${right}`)
      }
    }
    return { pixels: document.documentElement.scrollWidth - windowWidth, texts }
  })
  expect(overflow).toEqual({ pixels: 0, texts: [] })
}

/** Returns the number of characters in the longest line of any paragraph, list item, definition or caption. */
export function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    let longest = 0
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    for (const details of closed) details.open = true
    for (const block of document.querySelectorAll('main p, main li, main dd, main figcaption')) {
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
    for (const details of closed) details.open = false
    return longest
  })
}
