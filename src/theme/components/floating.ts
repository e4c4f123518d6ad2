/** Dialogs and drawers. */
import type { ComponentStyles } from './component-styles.ts'

export const floating: ComponentStyles = {
  MuiBackdrop: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.modalBackdrop }) } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        gap: 12,
        width: 440,
        margin: 16,
        padding: 24,
        border: theme.line.hair,
        boxShadow: theme.shadows[24],
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: 0 }) } },
  MuiDialogContent: { styleOverrides: { root: { padding: 0 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, marginTop: 12, padding: 0 } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        boxShadow: theme.shadows[24],
        variants: [
          {
            props: { anchor: 'bottom' },
            style: {
              maxHeight: '85dvh',
              borderRadius: `${theme.shape.pictureRadius}px ${theme.shape.pictureRadius}px 0 0`,
            },
          },
        ],
      }),
    },
  },
}
