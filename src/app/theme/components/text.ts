/** Words, and the links among them. */
import type { ComponentStyles } from './component-styles.ts'

const UNDERLINE_OFFSET = '0.25em'

export const text: ComponentStyles = {
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', title: 'h2', display: 'p', caption: 'p', maker: 'p' } },
  },
  MuiLink: {
    // Plain until it is pointed at; among words it has to show that it is one: `underline="always"`.
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
    // Drawn, not written: who copies or searches the trail gets its steps alone.
    defaultProps: { separator: '' },
    styleOverrides: {
      root: ({ theme }) => theme.typography.body2,
      li: { overflowWrap: 'anywhere', minWidth: 0 },
      separator: { '&::before': { content: '"/"' } },
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      // Content width 1360, with gutters that shrink on small screens.
      root: ({ theme }) => ({
        maxWidth: 1360 + 2 * 24,
        paddingInline: 16,
        [theme.breakpoints.up('md')]: { paddingInline: 24 },
      }),
    },
  },
}
