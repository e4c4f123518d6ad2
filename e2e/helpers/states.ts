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

/**
 * Returns the controls whose outline has a contrast of less than `least` to 1 with the background around it, each with
 * its contrast.
 */
export const faintOutlines = (page: Page, least: number): Promise<string[]> =>
  page.locator('button:enabled, input, select, [role=button]').evaluateAll((controls, required) => {
    const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const isOpaque = (color: string) => (channelsOf(color)[3] ?? 1) === 1
    const luminance = (color: string) => {
      const linear = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const [red, green, blue] = channelsOf(color)
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const parentsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...parentsOf(element.parentElement)] : []
    const isOutlined = (element: Element) => {
      const { borderTopColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
      const isControl = element.getBoundingClientRect().height <= 60 // Higher boxes are panels.
      return isControl && borderTopWidth !== '0px' && borderBottomWidth !== '0px' && isOpaque(borderTopColor)
    }
    return controls.flatMap((control) => {
      // The border may be around a field with its button, or around a stepper.
      const outlined = [control, ...parentsOf(control).slice(0, 2)].find(isOutlined)
      if (!outlined || !control.checkVisibility()) return []
      const grounds = parentsOf(outlined).map((parent) => getComputedStyle(parent).backgroundColor)
      const [darker = 0, lighter = 0] = [
        getComputedStyle(outlined).borderTopColor,
        grounds.find(isOpaque) ?? 'rgb(255, 255, 255)',
      ]
        .map(luminance)
        .toSorted((a, b) => a - b)
      const contrast = (lighter + 0.05) / (darker + 0.05)
      const name = control.ariaLabel ?? (control.textContent || control.outerHTML.slice(0, 100))
      return contrast < required ? [`${name}: ${contrast.toFixed(1)}`] : []
    })
  }, least)
