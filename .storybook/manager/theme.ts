/** Storybook themes with Overtone's colours, fonts and logo, for the manager and the docs pages. */
import { create } from 'storybook/theming/create'
import { fontFamilies } from '#src/theme/fonts.ts'
import { measures } from '#src/theme/measures.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

/** Uses a relative URL, because Storybook is published in a folder. */
const BRAND = `<span style="display:flex;align-items:center;gap:8px;font-weight:600;font-size:17px;letter-spacing:-0.02em">
  <img src="./favicon.svg" alt="" width="28" height="28">Overtone</span>`

const themeOf = (base: 'light' | 'dark', tokens: Tokens) =>
  create({
    base,
    brandTitle: BRAND,
    fontBase: fontFamilies.text,
    fontCode: fontFamilies.reading,
    colorPrimary: tokens.signal,
    colorSecondary: tokens.focus,
    appBg: tokens.surface,
    appContentBg: tokens.paper,
    appPreviewBg: tokens.paper,
    appHoverBg: tokens.paper,
    appBorderColor: tokens.hairline,
    appBorderRadius: measures.shape.borderRadius,
    textColor: tokens.ink,
    textInverseColor: tokens.paper,
    textMutedColor: tokens.quiet,
    barBg: tokens.surface,
    barTextColor: tokens.quiet,
    barHoverColor: tokens.ink,
    barSelectedColor: tokens.focus,
    buttonBg: tokens.surface,
    buttonBorder: tokens.hairline,
    booleanBg: tokens.hairline,
    booleanSelectedBg: tokens.surface,
    inputBg: tokens.surface,
    inputBorder: tokens.quiet,
    inputTextColor: tokens.ink,
    inputBorderRadius: measures.shape.borderRadius,
  })

export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) }
