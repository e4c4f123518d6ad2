/**
 * Theme with the signal colours of the configuration (product/configuration.md). A separate chunk, because most shops
 * use the default theme.
 */
import { darken, lighten, rgbToHex } from '@mui/material/styles'
import { ConfigError } from '#src/config/config-error.ts'
import { contrast, SIGN_PAIRS, TEXT_PAIRS } from './contrast.ts'
import { createShopTheme } from './theme.ts'
import { dark, light, type Tokens } from './tokens.ts'

type SignalColors = { light: string; dark: string }

/** Returns the shop's theme with these signal colours, as #rrggbb. Throws like `shopTokens`. */
export const themeOf = (colors: SignalColors) => createShopTheme(shopTokens(colors))

/**
 * Returns the colours of both schemes with these signal colours.
 *
 * Throws a `ConfigError` if a pair of colours has too little contrast. The message has the figure and the nearest colour
 * that passes.
 */
export function shopTokens({ light: onLight, dark: onDark }: SignalColors): { light: Tokens; dark: Tokens } {
  const lightTokens = (signal: string) => tokensOf(light, signal, darken(signal, 0.16), onDark)
  const darkTokens = (signal: string) => tokensOf(dark, signal, lighten(signal, 0.2), onDark)
  requireContrast('store.colors.light', onLight, lightTokens)
  requireContrast('store.colors.dark', onDark, darkTokens)
  return { light: lightTokens(onLight), dark: darkTokens(onDark) }
}

/** `bright` is the colour of shapes without text, in both schemes. */
function tokensOf(scheme: Tokens, signal: string, pressed: string, bright: string): Tokens {
  const signalPressed = rgbToHex(pressed)
  const lowest = (text: string) => Math.min(contrast(text, signal), contrast(text, signalPressed))
  const onSignal = lowest(light.paper) > lowest(light.ink) ? '#FFFFFF' : light.ink
  return { ...scheme, signal, signalPressed, onSignal, signalBright: bright }
}

function requireContrast(key: string, color: string, tokens: (signal: string) => Tokens) {
  const failure = firstFailure(tokens(color))
  if (!failure) return
  const nearest = shadesOf(color).find((shade) => !firstFailure(tokens(shade)))
  throw new ConfigError(`"${key}": ${failure}.${nearest ? ` The nearest colour that passes is "${nearest}".` : ''}`)
}

/** Describes the first pair of colours with too little contrast. */
function firstFailure(tokens: Tokens): string | undefined {
  for (const [pairs, required] of [
    [TEXT_PAIRS, 4.5],
    [SIGN_PAIRS, 3],
  ] as const) {
    for (const [above, ground] of pairs) {
      const ratio = contrast(tokens[above], tokens[ground])
      // Rounds down, because a message with "4.5:1 is less than 4.5:1" explains nothing.
      const figure = Math.floor(ratio * 100) / 100
      if (ratio < required)
        return `${tokens[above]} on ${tokens[ground]} has a contrast of ${figure}:1 and needs ${required}:1`
    }
  }
  return undefined
}

/** Returns darker and lighter shades of a colour, the nearest first. */
const shadesOf = (color: string): string[] =>
  Array.from({ length: 50 }, (_, index) => (index + 1) / 50).flatMap((step) => [
    rgbToHex(darken(color, step)),
    rgbToHex(lighten(color, step)),
  ])
