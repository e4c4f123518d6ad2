/** The theme and the style cache of screen tests. A style that uses a missing variable of the theme throws. */
import createCache, { type StylisPlugin } from '@emotion/cache'
import { createTheme, type Theme } from '@mui/material/styles'
import { measures } from '#src/theme/measures.ts'
import { theme } from '#src/theme/theme.ts'

/** The names of all variables, also of those that `theme` leaves out. */
const names = createTheme({
  cssVariables: { cssVarPrefix: 'o' },
  colorSchemes: theme.colorSchemes,
  ...measures,
}).generateThemeVars()
// In `sx`, `font: 'inherit'` is the value of CSS and not MUI's text style.
Reflect.deleteProperty(names, 'font')

/**
 * The shop's theme with the names of all variables. MUI skips a style whose value is missing; with these names it writes
 * the style, so that `requireVariables` sees it.
 */
export const testTheme: Theme = { ...theme, generateThemeVars: () => names }

const defined = new Set(JSON.stringify(theme.generateStyleSheets()).match(/--o-[\w-]+(?=":)/g))

/** In the border of MUI's outlined alerts, which the theme replaces. */
const REPLACED = '--o-palette-info-light'

/** Throws for a declaration with a variable that `theme/variables.ts` does not list, unless it has a fallback. */
const requireVariables: StylisPlugin = ({ type, props, value }) => {
  // The theme replaces the background of MUI's papers, and the shadow of those with one.
  if (type !== 'decl' || String(props).startsWith('--Paper-')) return
  for (const [, name = ''] of value.matchAll(/var\((--o-[\w-]+)\)/g)) {
    if (!defined.has(name) && name !== REPLACED)
      throw new Error(`theme/variables.ts does not list ${name}, which a style uses`)
  }
}

/** Keeps styles outside of the document, because jsdom would match every rule in each query by role. */
export const styles = createCache({
  key: 'o',
  container: document.createElement('div'),
  speedy: false,
  stylisPlugins: [requireVariables],
})
