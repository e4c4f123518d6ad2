/**
 * Toggle buttons and pagination items. MUI's `size` selects one of three forms of a toggle button:
 * `small` is a text in a segmented control, `medium` a row in a list of options, `large` an icon.
 */
import type { ComponentStyles } from './component-styles.ts'

export const toggles: ComponentStyles = {
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true },
    styleOverrides: {
      // A grey background around the buttons; the selected one has the page's surface colour.
      root: ({ theme }) => ({
        display: 'flex',
        gap: 2,
        padding: 2,
        borderRadius: `calc(${theme.shape.borderRadius}px + 2px)`,
        background: theme.vars.palette.divider,
        // The buttons' transparent border replaces the padding, so that the group is `theme.target` high.
        variants: [{ props: { size: 'large' }, style: { gap: 0, padding: 0 } }],
      }),
      grouped: ({ theme }) => ({
        flex: 1,
        margin: 0,
        border: 0,
        // MUI removes the corners between adjacent buttons.
        borderRadius: `${theme.shape.borderRadius}px !important`,
        variants: [
          {
            props: { size: 'large' },
            style: {
              border: '2px solid transparent',
              backgroundClip: 'padding-box',
              '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.paper },
            },
          },
        ],
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
        // Keeps the width: the selected scheme is known only after hydration.
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.paper },
        variants: [
          {
            // A text in a segmented control.
            props: { size: 'small' },
            style: {
              ...theme.typography.caption,
              minHeight: 24,
              padding: '0 10px',
              [theme.breakpoints.down('md')]: { minHeight: theme.target },
            },
          },
          {
            // A row in a list of options.
            props: { size: 'medium' },
            style: {
              justifyContent: 'space-between',
              gap: 8,
              minHeight: theme.row,
              padding: '0 8px',
              border: 0,
              lineHeight: theme.typography.body2.lineHeight,
              fontWeight: 'inherit',
              textAlign: 'start',
              overflowWrap: 'anywhere',
              '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.divider } },
              '&.Mui-selected': { fontWeight: 600, boxShadow: `inset 2px 0 ${theme.vars.palette.signal.bright}` },
              '&.Mui-disabled': { border: 0, color: 'inherit' },
              [theme.breakpoints.down('md')]: { minHeight: theme.target },
            },
          },
          {
            // An icon.
            props: { size: 'large' },
            style: {
              width: theme.target,
              height: theme.target,
              padding: 0,
              border: 0,
              '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'transparent' },
            },
          },
        ],
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.reading,
        minWidth: theme.target,
        height: theme.target,
        margin: 0,
        border: '1px solid transparent',
        borderRadius: theme.vars.shape.borderRadius,
        fontSize: 'inherit',
        transition: 'none',
        '&:hover': { borderColor: theme.vars.palette.divider, backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: 'transparent',
        },
      }),
    },
  },
}
