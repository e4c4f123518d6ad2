/**
 * MUI theme with the values of design.md: both colour schemes as CSS variables, type scale,
 * 4 px grid. `components/` has the styles of MUI's components, one file per family.
 */
import { createTheme, type Shadows } from '@mui/material/styles'
import { components } from './components.ts'
import { measures } from './measures.ts'
import { dark, light, type Tokens } from './tokens.ts'
import { isUnusedVariable } from './variables.ts'

/** The attribute on `<html>` that holds the colour scheme. MUI and the inline script in the head both set it. */
export const SCHEME_ATTRIBUTE = 'data-scheme'

/**
 * Maps the shop's colours to MUI's palette. MUI has more colour roles than the shop: `primary` uses the colour `focus`,
 * and `secondary`, `success`, `info` and `warning` use `ink`.
 */
function palette(tokens: Tokens) {
  const ink = { main: tokens.ink, light: tokens.ink, dark: tokens.quiet, contrastText: tokens.paper }
  return {
    ink,
    signal: {
      main: tokens.signal,
      dark: tokens.signalPressed,
      contrastText: tokens.onSignal,
      bright: tokens.signalBright,
    },
    primary: { main: tokens.focus, contrastText: tokens.onFocus },
    secondary: ink,
    success: ink,
    info: ink,
    warning: ink,
    error: { main: tokens.error },
    text: { primary: tokens.ink, secondary: tokens.quiet },
    background: { default: tokens.paper, paper: tokens.surface },
    divider: tokens.hairline,
    backdrop: { pool: tokens.backdropPool, edge: tokens.backdropEdge },
  }
}

const px = (size: number) => `${size / 16}rem`

const READING = { fontFamily: 'var(--reading)', fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em' }

const { shadow, ...values } = measures

/** Returns the theme with the colours of both schemes. */
export const createShopTheme = (colors: { light: Tokens; dark: Tokens }) =>
  createTheme({
    cssVariables: {
      colorSchemeSelector: SCHEME_ATTRIBUTE,
      cssVarPrefix: 'o',
      shouldSkipGeneratingVar: isUnusedVariable,
    },
    colorSchemes: { light: { palette: palette(colors.light) }, dark: { palette: palette(colors.dark) } },
    defaultColorScheme: 'light',
    spacing: 4,
    ...values,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MUI wants a tuple of 25; the shop has one shadow for every elevation.
    shadows: ['none', ...Array<string>(24).fill(shadow)] as Shadows,
    motion: { reducedMotion: 'system' },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1340 } },
    typography: {
      // Inherited from the body, so that it is not repeated in every rule of the inline styles.
      fontFamily: 'inherit',
      fontSize: 15,
      fontWeightBold: 600,
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
      button: {
        fontSize: 'inherit',
        lineHeight: 1.3,
        fontWeight: 600,
        letterSpacing: 'inherit',
        textTransform: 'none',
      },
      lead: { fontSize: px(17), lineHeight: 1.55 },
      display: {
        fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)',
        lineHeight: 1.05,
        fontWeight: 500,
        letterSpacing: '-0.03em',
        textWrap: 'balance',
      },
      title: { fontSize: px(28), lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.02em' },
      figure: { ...READING, fontSize: px(56), lineHeight: 1.1 },
      reading: READING,
      maker: { fontSize: px(11), lineHeight: 1.45, textTransform: 'uppercase', letterSpacing: '0.08em' },
    },
    components,
  })

export const theme = createShopTheme({ light, dark })
