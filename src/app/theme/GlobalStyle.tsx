import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { fontFaces, fontFamilies } from './fonts.ts'

/** The page's ground: box model, faces, focus ring, and what reduced motion, forced colours and print change. */
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

const styles = (theme: Theme) => ({
  // Content of another address or configuration is not painted (boot.ts).
  '[data-hide-prerendered=page] #root, [data-hide-prerendered=content] main': { visibility: 'hidden' },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', colorScheme: 'light', '&[data-scheme="dark"]': { colorScheme: 'dark' } },
  body: {
    margin: 0,
    ...theme.typography.body1,
    fontFamily: fontFamilies.text,
    '--reading': fontFamilies.reading,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.default,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  h1: { ...theme.typography.h1, textWrap: 'balance' },
  h2: theme.typography.h2,
  h3: theme.typography.h3,
  'ul, ol': { listStyle: 'none' },
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
  // How pages change (page-transitions.ts). What is pressed meanwhile counts.
  ':root:not([data-leaving])': { viewTransitionName: 'none' },
  '[data-shared-picture]': { viewTransitionName: 'product-picture' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': {
    animationDuration: `${theme.transitions.duration.standard}ms`,
    animationTimingFunction: theme.transitions.easing.easeOut,
  },
  // Grounds and shadows are gone: what is chosen, and the page one is on, look like a selected item.
  '@media (forced-colors: active)': {
    '[aria-pressed=true], nav:not([aria-label=Breadcrumb]) :is(a, button)[aria-current]': {
      // Else the browser lays a plate of its own behind the text.
      forcedColorAdjust: 'none',
      color: 'SelectedItemText !important',
      background: 'SelectedItem !important',
      borderColor: 'SelectedItem !important',
      outlineColor: 'CanvasText !important',
      '& *': { color: 'inherit !important' },
    },
    // The browser's own colour for it says enough.
    ':disabled': { opacity: '1 !important' },
  },
  '@media print': {
    'header, footer, button, aside': { display: 'none !important' },
    body: { background: '#fff', color: '#000' },
  },
})
