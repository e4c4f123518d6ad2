/** Printed pages: light, without bars and controls, with readable text (docs/design.md, Print). */
import type { Page } from '@playwright/test'

/** Emulates printing. The dark scheme must have no effect on it. */
export const print = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' })

/** Returns visible controls and fixed or sticky elements. */
export const barsAndControls = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button, [role=button], input, select, textarea, header, footer, aside, .MuiButton-root'
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.matches(controls) || /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80))
  })

/** Returns visible texts with a contrast below 4.5:1 on white, and elements with a background other than white. */
export const unreadableTexts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const { color } = getComputedStyle(parent)
      if (1.05 / (luminance(color) + 0.05) < 4.5) texts.push(`${text.textContent} ${color}`)
    }
    for (const element of document.querySelectorAll('html, body, body *')) {
      const { backgroundColor } = getComputedStyle(element)
      if (!/, 0\)$|255, 255, 255/.test(backgroundColor)) texts.push(`${element.tagName} on ${backgroundColor}`)
    }
    return texts
  })

/** Returns the starts of texts that are not printed because their disclosure is closed. */
export const hiddenAnswers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main details > :not(summary)')]
      .filter((content) => !content.checkVisibility())
      .map((content) => content.textContent.slice(0, 40)),
  )
