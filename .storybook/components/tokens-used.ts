/** Finds the colors of the theme that the stories of a docs page use. */
import { theme } from '#src/theme/theme.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

const VARIABLES = /var\(--o-palette-([\w-]+)/g

/** Returns the names of the colors, as in `tokens.json`, that style rules with a class of an inline story refer to. */
export function findColors(): string[] {
  const used = new Set<string>()
  for (const rule of [...document.styleSheets].flatMap((sheet) => styleRulesOf(sheet.cssRules))) {
    const [className] = /\.[\w-]+/.exec(rule.selectorText) ?? []
    if (className && document.querySelector(`.sb-story ${className}`))
      for (const [, variable = ''] of rule.cssText.matchAll(VARIABLES)) used.add(nameOf(variable))
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

/** Returns the color of `tokens.ts` that a variable of MUI’s palette, such as `text-secondary`, has in both schemes. */
const nameOf = (variable: string): string =>
  Object.keys(light).find(
    (name) => isColor(name) && light[name] === valueIn('light', variable) && dark[name] === valueIn('dark', variable),
  ) ?? ''

const isColor = (name: string): name is keyof Tokens => name in light

const valueIn = (scheme: 'light' | 'dark', variable: string): unknown =>
  variable
    .split('-')
    .reduce<unknown>(
      (part, name) => (part instanceof Object ? new Map(Object.entries(part)).get(name) : undefined),
      theme.colorSchemes[scheme]?.palette,
    )
