/** Finds the colors of the theme that the stories of a docs page use. */
import { light } from '#src/theme/tokens.ts'
import { colourOf } from '../tokens/css-values.ts'

const VARIABLES = /var\(--o-palette-([\w-]+)/g

/** Returns the names of the colors, as in `tokens.json`, that style rules with a class of an inline story refer to. */
export function findColors(): string[] {
  const used = new Set<string | undefined>()
  for (const rule of [...document.styleSheets].flatMap((sheet) => styleRulesOf(sheet.cssRules))) {
    const [className] = /\.[\w-]+/.exec(rule.selectorText) ?? []
    if (className && document.querySelector(`.sb-story ${className}`))
      for (const [, variable = ''] of rule.cssText.matchAll(VARIABLES)) used.add(colourOf(variable))
  }
  return Object.keys(light)
    .filter((name) => used.has(name))
    .map((name) => `color.${name}`)
}

/** Returns style rules, including those in media queries and other groups. */
const styleRulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule ? styleRulesOf(rule.cssRules) : []
  })
