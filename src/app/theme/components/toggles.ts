/** What stays pressed, and the numbers of pages. */
import type { ComponentStyles } from './component-styles.ts'

export const toggles: ComponentStyles = {
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true },
    styleOverrides: {
      // Its buttons lie in a tray; the chosen one is a plate of paper in it.
      root: ({ theme }) => ({
        display: 'flex',
        gap: 2,
        padding: 2,
        borderRadius: `calc(${theme.shape.borderRadius}px + 2px)`,
        background: theme.vars.palette.divider,
        // As high as a target: the tray's edge is drawn on its buttons.
        variants: [{ props: { size: 'large' }, style: { gap: 0, padding: 0 } }],
      }),
      grouped: ({ theme }) => ({
        flex: 1,
        margin: 0,
        border: 0,
        // Where MUI joins neighbours, the tray keeps them apart.
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
        // The choice is known only once the app is there: it must change no width.
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.paper },
        variants: [
          {
            // A word in a tray.
            props: { size: 'small' },
            style: {
              ...theme.typography.caption,
              minHeight: 24,
              padding: '0 10px',
              [theme.breakpoints.down('md')]: { minHeight: theme.target },
            },
          },
          {
            // One of many below each other.
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
            // A sign alone.
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
