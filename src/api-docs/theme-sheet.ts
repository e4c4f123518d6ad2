import { storedMode } from '#src/lib/color-scheme.ts'
import { fontFaces, fontFamilies } from '#src/theme/fonts.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

/** When the dark colours apply, by the mode that the visitor chose in the shop. */
const DARK_MEDIA: Record<string, string> = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' }

/** Returns a style sheet with the shop's fonts, and its colours as variables. */
export function themeSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${fontFaces}
:root{color-scheme:light;--text:${fontFamilies.text};--reading:${fontFamilies.reading};${variables(light)}}
@media ${DARK_MEDIA[storedMode()]}{:root{color-scheme:dark;${variables(dark)}}}`)
  return sheet
}

const variables = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
