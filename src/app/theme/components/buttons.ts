/**
 * What is pressed: a hairline or a filled plate, never a wave of ink. `contained` for the
 * one thing to do, `outlined` beside it, `text` among other things; `signal` for buying only.
 */
import type { ComponentStyles } from './component-styles.ts'

export const buttons: ComponentStyles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The browser's own state, not MUI's class: a prerendered page has it before the app is there.
    styleOverrides: {
      root: ({ theme }) => ({
        // Quick taps change a quantity; they don't zoom the page.
        touchAction: 'manipulation',
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
        overflowWrap: 'anywhere',
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
        '&.Mui-disabled': { opacity: 0.5, color: 'var(--own)', backgroundColor: 'var(--ground)' },
        variants: [
          {
            props: { variant: 'contained' },
            style: { '--own': 'var(--variant-containedColor)', '--ground': 'var(--variant-containedBg)' },
          },
          {
            props: { variant: 'outlined' },
            style: { '&, &.Mui-disabled': { border: '1px solid currentColor' }, '--own': 'inherit' },
          },
          { props: { variant: 'text' }, style: { paddingInline: 8, '--own': 'inherit' } },
          {
            // On a ground that the page's hairline isn't made for.
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
