/** Types of the values that the shop adds to MUI's theme. */

/** Durations with easing, for `transition` and `animation`. */
type Timing = { quick: string; calm: string }

/** The two colours of the gradient behind product pictures. */
type Backdrop = { pool: string; edge: string }

export type Layout = {
  content: number
  side: number
  post: number
  gutter: { narrow: number; wide: number }
  cardGap: { phone: number; tablet: number; desktop: number }
}

export type Lines = { hair: string; field: string; sum: string; focus: string }

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    ink: Palette['primary']
    signal: Palette['primary'] & { bright: string }
    backdrop: Backdrop
  }
  interface PaletteOptions {
    ink: { main: string; light: string; dark: string; contrastText: string }
    signal: { main: string; dark: string; contrastText: string; bright: string }
    backdrop: Backdrop
  }
  interface Theme {
    target: number
    row: number
    layout: Layout
    line: Lines
    timing: Timing
    modalBackdrop: string
    backdrop: string
  }
  interface ThemeOptions {
    target: number
    row: number
    layout: Layout
    line: Lines
    timing: Timing
    modalBackdrop: string
    backdrop: string
  }
  interface TypographyVariants {
    /** Prices, ASINs and counts, in the monospaced face. */
    reading: { fontFamily: string; fontVariantNumeric: string; letterSpacing: string }
    /** The introduction below a page's title. */
    lead: TypographyVariants['body1']
    /** A large heading that is not the page's h1. */
    title: TypographyVariants['h1']
    /** A statement or a headline: the largest text except for `figure`. */
    display: TypographyVariants['h1']
    /** A large number that a page highlights, in the monospaced face. */
    figure: TypographyVariants['h1']
    /** The brand name of a product. */
    maker: TypographyVariants['caption']
  }
  interface TypographyVariantsOptions {
    reading: TypographyVariants['reading']
    lead: TypographyVariantsOptions['body1']
    title: TypographyVariantsOptions['h1']
    display: TypographyVariantsOptions['h1']
    figure: TypographyVariantsOptions['h1']
    maker: TypographyVariantsOptions['caption']
  }
}

declare module '@mui/system' {
  interface Shape {
    pictureRadius: number
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    reading: true
    lead: true
    title: true
    display: true
    figure: true
    maker: true
  }
}

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides {
    picture: true
  }
}

declare module '@mui/material/TableCell' {
  interface TableCellPropsVariantOverrides {
    reading: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    ink: true
    signal: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    signal: true
  }
  interface ChipPropsVariantOverrides {
    reading: true
  }
}
