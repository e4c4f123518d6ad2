import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { fontFaces, fontFamilies } from './fonts.ts'

/** Renders the global styles: reset, fonts, focus ring, view transitions, reduced motion, forced colours and print. */
export function GlobalStyle() {
  return (
    <>
      <style href="faces" precedence="default">
        {fontFaces}
      </style>
      <GlobalStyles styles={styles} />
    </>
  )
}

/** Bars and controls. Toasts, dialogs and tooltips are outside of the app's root element. */
const PRINT_HIDDEN = [
  'body > :not(#root)',
  'header',
  'footer',
  'aside',
  'form',
  'button',
  '[role=button]',
  '.MuiButton-root',
  '.MuiFormControl-root',
  '.MuiToggleButtonGroup-root',
].join()

const styles = (theme: Theme) => ({
  // Hides prerendered content that does not match the URL or the configuration (boot.ts).
  '[data-hide-prerendered=page] #root, [data-hide-prerendered=content] main': { visibility: 'hidden' },
  // Hides what would load forever and texts about it, because the app does not run (boot-failure.ts).
  '[data-boot-failed]': {
    '& .MuiSkeleton-root, & [aria-busy=true], & [role=status]': { display: 'none' },
    '& section:has(> .window:empty)': { display: 'none' },
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // A returned header must not cover the focused element or the target of a link.
    scrollPaddingTop: 72,
    // Typing into its search must not scroll.
    '&:has([data-returned] :focus)': { scrollPaddingTop: 0 },
    colorScheme: 'light',
    '&[data-scheme="dark"]': { colorScheme: 'dark' },
  },
  body: {
    margin: 0,
    ...theme.typography.body1,
    fontFamily: fontFamilies.text,
    '--reading': fontFamilies.reading,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.default,
    WebkitFontSmoothing: 'antialiased',
    // Not `break-word`, which keeps flex and grid items as wide as their longest word.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  h1: { ...theme.typography.h1, textWrap: 'balance' },
  h2: theme.typography.h2,
  h3: theme.typography.h3,
  'ul, ol': { listStyle: 'none' },
  // Lists of cards: the cards, not their list items, are the items of the layout.
  '[role=list] > li': { display: 'contents' },
  img: { display: 'block', maxWidth: '100%' },
  svg: { flex: 'none' },
  a: { color: 'inherit' },
  ':focus-visible': { outline: theme.line.focus, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // View transitions between pages (page-transitions.ts). The page stays clickable during one.
  ':root:not([data-leaving])': { viewTransitionName: 'none' },
  '[data-shared-picture]': { viewTransitionName: 'product-picture' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': {
    animationDuration: `${theme.transitions.duration.standard}ms`,
    animationTimingFunction: theme.transitions.easing.easeOut,
  },
  // Forced colours remove backgrounds and shadows, so pressed and current items use the system's selection colours.
  '@media (forced-colors: active)': {
    '[aria-pressed=true], nav :is(a, button)[aria-current]': {
      // Prevents the browser's own backplate behind the text.
      forcedColorAdjust: 'none',
      color: 'SelectedItemText !important',
      background: 'SelectedItem !important',
      borderColor: 'SelectedItem !important',
      outlineColor: 'CanvasText !important',
      '& *': { color: 'inherit !important' },
    },
    // The system's GrayText is enough.
    ':disabled': { opacity: '1 !important' },
  },
  '@media (prefers-contrast: more)': {
    // Of outlines and of secondary text.
    'html[data-scheme]': { '--o-palette-text-secondary': 'var(--o-palette-text-primary)' },
  },
  '@media print': {
    // Lines have the light scheme's colours.
    'html[data-scheme]': {
      colorScheme: 'light',
      '--o-palette-text-primary': theme.palette.text.primary,
      '--o-palette-text-secondary': theme.palette.text.secondary,
      '--o-palette-divider': theme.palette.divider,
    },
    // Printers leave backgrounds out, so that text on a dark background would be white on white.
    '*, *::before, *::after, *::marker': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      textShadow: 'none !important',
    },
    // An open dialog locks the scrolling of the body, which would cut the print.
    body: { overflow: 'visible !important' },
    // The minimum heights of the screen would add an empty sheet.
    '#root > *, main': { minHeight: '0 !important' },
    'article, figure, img': { breakInside: 'avoid' },
    [PRINT_HIDDEN]: { display: 'none !important' },
  },
})
