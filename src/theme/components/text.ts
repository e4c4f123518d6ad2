/** Typography, links, breadcrumbs and the page's container. */
import type { ComponentStyles } from './component-styles.ts'

const UNDERLINE_OFFSET = '0.25em'

export const text: ComponentStyles = {
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', title: 'h2', display: 'p', caption: 'p', maker: 'p' } },
  },
  MuiLink: {
    // The colour of links in continuous text is in `ui/page/Prose.tsx`; it is `focus` of `tokens.ts`. They must use
    // `underline="always"`, so that colour is not their only mark.
    defaultProps: { color: 'inherit', underline: 'hover' },
    styleOverrides: {
      root: { textUnderlineOffset: UNDERLINE_OFFSET },
      underlineAlways: ({ theme }) => ({
        textDecorationColor: theme.vars.palette.text.secondary,
        textDecorationThickness: 1,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiBreadcrumbs: {
    // A pseudo-element draws the separator, so that it is not part of copied or searched text.
    defaultProps: { separator: '' },
    styleOverrides: {
      root: ({ theme }) => theme.typography.body2,
      li: { minWidth: 0 },
      separator: { '&::before': { content: '"/"' } },
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme: { layout, breakpoints } }) => ({
        maxWidth: layout.content + 2 * layout.gutter.wide,
        paddingInline: layout.gutter.narrow,
        [breakpoints.up('md')]: { paddingInline: layout.gutter.wide },
      }),
    },
  },
}
