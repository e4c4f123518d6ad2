/**
 * Buttons. `contained` is the main action, `outlined` a secondary one, `text` a minor one; the
 * colour `signal` is for buying only. Nothing ripples.
 */
import type { ComponentStyles } from './component-styles.ts'

export const buttons: ComponentStyles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // `:focus-visible` instead of MUI's class, because it works before hydration.
    styleOverrides: {
      root: ({ theme }) => ({
        // Prevents double-tap zoom, so that quick taps on a quantity count.
        touchAction: 'manipulation',
        // Browsers give buttons a font of the visitor's system.
        fontFamily: 'inherit',
        '&:focus-visible': { outline: theme.line.focus, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { color: 'ink', variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        minWidth: 0,
        maxWidth: '100%',
        minHeight: theme.target,
        padding: '6px 16px',
        border: '1px solid transparent',
        textAlign: 'center',
        transition: 'none',
        '@media (hover: hover)': {
          '&:hover': {
            '--variant-outlinedBg': theme.vars.palette.divider,
            '--variant-textBg': theme.vars.palette.divider,
          },
        },
        '&.Mui-disabled': { opacity: 0.5, color: 'var(--text-color)', backgroundColor: 'var(--background)' },
        variants: [
          {
            props: { variant: 'contained' },
            style: { '--text-color': 'var(--variant-containedColor)', '--background': 'var(--variant-containedBg)' },
          },
          {
            props: { variant: 'outlined' },
            style: { '&, &.Mui-disabled': { border: '1px solid currentColor' }, '--text-color': 'inherit' },
          },
          { props: { variant: 'text' }, style: { paddingInline: 8, '--text-color': 'inherit' } },
          {
            // On a coloured background the hairline colour would not show.
            props: { color: 'inherit' },
            style: { '&:hover': { '--variant-outlinedBg': 'transparent', textDecoration: 'underline' } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit', disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: theme.target,
        height: theme.target,
        padding: 0,
        borderRadius: theme.vars.shape.borderRadius,
        transition: 'none',
      }),
    },
  },
}
