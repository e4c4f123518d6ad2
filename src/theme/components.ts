/** Default props and styles of MUI's components (design.md). Components are styled here and not where they are used. */
import type { CSSObject } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { buttons } from './components/buttons.ts'
import { chips } from './components/chips.ts'
import type { ComponentStyles } from './components/component-styles.ts'
import { fields } from './components/fields.ts'
import { floating } from './components/floating.ts'
import { notices } from './components/notices.ts'
import { pagination } from './components/pagination.ts'
import { tables } from './components/tables.ts'
import { text } from './components/text.ts'
import { toggles } from './components/toggles.ts'

type Style = Parameters<typeof memoTheme>[0]

export const components: ComponentStyles = memoiseStyles({
  ...buttons,
  ...pagination,
  ...toggles,
  ...text,
  ...fields,
  ...notices,
  ...chips,
  ...tables,
  ...floating,
})

/**
 * Caches each style per theme, as MUI does for its own styles. Otherwise MUI calculates the theme's
 * styles in every render of every component: a quarter of React's time for a page of the listing.
 */
function memoiseStyles(stylesByComponent: ComponentStyles): ComponentStyles {
  return Object.fromEntries(
    Object.entries(stylesByComponent).map(([part, { styleOverrides = {}, ...rest }]) => [
      part,
      {
        ...rest,
        styleOverrides: Object.fromEntries(
          Object.entries<Style | CSSObject>(styleOverrides).map(([slot, style]) => [
            slot,
            memoTheme(typeof style === 'function' ? style : () => style),
          ]),
        ),
      },
    ]),
  )
}
