/**
 * design.md as a MUI theme: both schemes as CSS variables, one scale of type, a
 * 4 px grid, hairlines instead of shadows.
 */
import { createTheme } from '@mui/material/styles'
import { dark, light, type Tokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    signal: Palette['primary'] & { bright: string }
  }
  interface PaletteOptions {
    signal: { main: string; light: string; dark: string; contrastText: string; bright: string }
  }
  interface TypographyVariants {
    /** Prices, ASINs, counts: set like readings on equipment. */
    reading: { fontFamily: string; fontVariantNumeric: string; letterSpacing: string }
  }
  interface TypographyVariantsOptions {
    reading: TypographyVariants['reading']
  }
}

/** Where the colour scheme is written, by the theme and by the script in the page's head. */
export const SCHEME_ATTRIBUTE = 'data-scheme'
export const SCHEME_STORAGE_KEY = 'color-scheme'

const palette = (tokens: Tokens) => ({
  primary: { main: tokens.focus, contrastText: tokens.onFocus },
  signal: {
    main: tokens.signal,
    light: tokens.signalBright,
    dark: tokens.signalPressed,
    contrastText: tokens.onSignal,
    bright: tokens.signalBright,
  },
  text: { primary: tokens.ink, secondary: tokens.quiet },
  background: { default: tokens.paper, paper: tokens.surface },
  divider: tokens.hairline,
})

const px = (size: number) => `${size / 16}rem`

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE, cssVarPrefix: 'o' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  defaultColorScheme: 'light',
  spacing: 4,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography: {
    // From the body, said once: each rule that repeats it is weight before the first paint.
    fontFamily: 'inherit',
    fontSize: 15,
    h1: {
      fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.5rem)',
      lineHeight: 1.1,
      fontWeight: 600,
      letterSpacing: '-0.02em',
    },
    h2: { fontSize: px(21), lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.01em' },
    h3: { fontSize: px(17), lineHeight: 1.3, fontWeight: 600 },
    body1: { fontSize: px(15), lineHeight: 1.55 },
    body2: { fontSize: px(13), lineHeight: 1.5 },
    caption: { fontSize: px(13), lineHeight: 1.4 },
    reading: { fontFamily: 'var(--reading)', fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em' },
  },
  transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200 } },
})
