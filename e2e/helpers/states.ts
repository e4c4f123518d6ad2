import type { Page } from '@playwright/test'

/**
 * Returns the names of pressed and current controls that look like their neighbours: they have the same colours, weight,
 * border, outline and underline.
 */
export const indistinctStates = (page: Page) =>
  page.evaluate(() => {
    const ON = '[aria-pressed=true], [aria-current]:not([aria-current=false])'
    const looksOf = (element: Element) => {
      const { color, fontWeight, backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
        getComputedStyle(element)
      const border = borderTopStyle === 'none' ? '0px' : borderTopWidth
      return [color, fontWeight, backgroundColor, border, outlineStyle, textDecorationLine].join(' ')
    }
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    return [...document.querySelectorAll(ON)]
      .filter((on) => on.matches('a, button, [role=button]') && isShown(on))
      .flatMap((on) => {
        const group = on.closest('nav, ul, ol, [role=group], [role=radiogroup]')
        const others = [...(group?.querySelectorAll(on.localName) ?? [])].filter(
          (other) => other !== on && !other.matches(ON) && isShown(other),
        )
        const alike = others.filter((other) => looksOf(other) === looksOf(on))
        return alike.length > 0 ? [on.getAttribute('aria-label') ?? on.textContent] : []
      })
  })

/** Returns the names of controls that do not show that they have the focus. */
export async function controlsWithoutFocusRing(page: Page): Promise<string[]> {
  // After a key, browsers show the focus that a script sets too.
  await page.keyboard.press('Tab')
  return page.locator('a[href], button, input, select, textarea, summary').evaluateAll((controls) => {
    const isOutlined = (element: Element, pseudo?: string) => {
      const { outlineStyle, opacity } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && opacity !== '0'
    }
    return controls
      .filter((control) => {
        if (!(control instanceof HTMLElement) || !control.checkVisibility()) return false
        control.focus({ preventScroll: true })
        if (document.activeElement !== control) return false
        // The box around a transparent field shows the ring, and a card's link shows it around the card.
        const box = control.parentElement
        return ![control, box].some((element) => element && (isOutlined(element) || isOutlined(element, '::after')))
      })
      .map((control) => control.ariaLabel ?? (control.textContent || control.outerHTML.slice(0, 200)))
  })
}
