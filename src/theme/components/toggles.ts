import type { ComponentStyles } from './component-styles.ts'

/** Styles that all toggle buttons share. `src/ui/controls/toggles.tsx` defines their three forms. */
export const toggles: ComponentStyles = {
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true },
    styleOverrides: {
      // A grey background around the buttons; the selected one is filled with the text colour.
      root: ({ theme }) => ({
        display: 'flex',
        // MUI's ArrowRight goes to the next button on every page.
        direction: 'ltr',
        borderRadius: `calc(${theme.shape.borderRadius}px + 2px)`,
        background: theme.vars.palette.divider,
      }),
      grouped: ({ theme }) => ({
        flex: 1,
        margin: 0,
        border: 0,
        // MUI removes the corners between adjacent buttons.
        borderRadius: `${theme.shape.borderRadius}px !important`,
      }),
    },
  },
  MuiToggleButton: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        textTransform: 'none',
        '&:hover': { backgroundColor: 'transparent' },
        // The selected button has no other size, so that hydration, which selects the user's scheme, does not change the width.
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.background.default,
          backgroundColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
}
