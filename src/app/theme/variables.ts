/**
 * The CSS variables that pages carry. MUI would write some 400, most of them for
 * parts and states that the shop does not have, into every page before its first
 * paint; what its parts read and these lack is set by the theme's `components/`.
 */
import type { Theme } from '@mui/material/styles'

const COLOURS = `primary-main primary-contrastText text-primary text-secondary divider
  ink-main ink-dark ink-contrastText signal-main signal-dark signal-bright signal-contrastText
  background-default background-paper backdrop-pool backdrop-edge`

const WRITTEN = new Set([
  'colorScheme',
  '--o-shape-borderRadius',
  '--o-spacing',
  '--o-zIndex-drawer',
  '--o-zIndex-modal',
  ...COLOURS.split(/\s+/).map((name) => `--o-palette-${name}`),
])

const isUsed = ([name]: [string, unknown]) => WRITTEN.has(name)

type Sheets = ReturnType<Theme['generateStyleSheets']>

/** The theme as it is, but for the rules that it writes into the page. */
export function pickVariables(theme: Theme): Theme {
  const all = theme.generateStyleSheets
  const used = (sheets: Sheets): Sheets =>
    sheets.map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([selector, values]) => [
          selector,
          Object.fromEntries(Object.entries(values).filter(isUsed)),
        ]),
      ),
    )
  return { ...theme, generateStyleSheets: () => used(all()) }
}
