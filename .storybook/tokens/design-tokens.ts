/**
 * The theme's values as design tokens, in the format of the W3C's community group (designtokens.org, version 2025.10).
 * Storybook publishes them as `tokens.json`.
 */
import { fontFamilies } from '#src/theme/fonts.ts'
import { measures } from '#src/theme/measures.ts'
import { theme } from '#src/theme/theme.ts'
import { COLOURS, colour, dependsOnScheme, pixels, type Scheme, type Token, tokenOf } from './css-values.ts'
import { isFluid, measureText, WIDTHS } from './text-style.ts'
import { COLOUR_NAMES, COLOUR_USES, TEXT_STYLES, TEXT_USES, type TextStyle } from './uses.ts'

export type TokenGroup = { [name: string]: Token | TokenGroup }

// MUI's durations and easings repeat the values of `timing`.
const { transitions: _transitions, ...values } = measures

/** Lists the tokens of a group with their full names, such as `light.color.ink`. */
export const listTokens = (group: TokenGroup, prefix = ''): [name: string, token: Token][] =>
  Object.entries(group).flatMap(([name, part]) =>
    isToken(part) ? [[prefix + name, part]] : listTokens(part, `${prefix}${name}.`),
  )

const isToken = (part: Token | TokenGroup): part is Token => '$value' in part

/** Returns the tokens. The groups `light` and `dark` have the same names: one of them applies. */
export const designTokens = (): TokenGroup => ({
  light: tokensOfScheme('light'),
  dark: tokensOfScheme('dark'),
  ...tokensIn(values, (value) => !dependsOnScheme(value) && tokenOf(value)),
  spacing: tokenOf(/[\d.]+px/.exec(theme.vars.spacing)?.[0]),
  breakpoints: tokensIn(theme.breakpoints.values, (value) => tokenOf(value)),
  font: tokensIn(fontFamilies, (names) => ({
    $type: 'fontFamily',
    $value: String(names).replaceAll("'", '').split(', '),
  })),
  typography: Object.fromEntries(TEXT_STYLES.map((style) => [style, tokensOfText(style)])),
})

const tokensOfScheme = (scheme: Scheme): TokenGroup => ({
  color: Object.fromEntries(
    COLOUR_NAMES.map((name) => [
      name,
      { $type: 'color', $value: colour(COLOURS[scheme][name]), $description: COLOUR_USES[name].use },
    ]),
  ),
  ...tokensIn(values, (value) => dependsOnScheme(value) && tokenOf(value, scheme)),
})

/** Converts the values in a part of the theme. Leaves out those without a token. */
function tokensIn(part: object, toToken: (value: unknown) => Token | false): TokenGroup {
  const tokens: TokenGroup = {}
  for (const [name, value] of Object.entries(part)) {
    const token = value instanceof Object ? tokensIn(value, toToken) : toToken(value)
    if (token && Object.keys(token).length > 0) tokens[name] = token
  }
  return tokens
}

/** Returns one token, or one for each width of the window if the size depends on it. */
function tokensOfText(style: TextStyle): Token | TokenGroup {
  if (!isFluid(style)) return tokenOfText(style, WIDTHS[0])
  return Object.fromEntries(WIDTHS.map((width) => [width, tokenOfText(style, width)]))
}

function tokenOfText(style: TextStyle, width: number): Token {
  const { family, size, lineHeight, weight, letterSpacing } = measureText(style, width)
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${family}}`,
      fontSize: pixels(size),
      fontWeight: weight,
      letterSpacing: pixels(letterSpacing),
      lineHeight,
    },
    $description: TEXT_USES[style],
  }
}
