/** Chips. */
import type { ComponentStyles } from './component-styles.ts'

export const chips: ComponentStyles = {
  MuiChip: {
    defaultProps: { size: 'small', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        height: 'auto',
        padding: '1px 8px',
        border: theme.line.hair,
        borderRadius: theme.vars.shape.borderRadius,
        transition: 'none',
        variants: [
          { props: { variant: 'outlined' }, style: { color: 'inherit' } },
          {
            // A label on an ink background.
            props: { variant: 'filled' },
            style: {
              padding: '2px 8px',
              border: 0,
              color: theme.vars.palette.background.paper,
              backgroundColor: theme.vars.palette.text.primary,
            },
          },
          {
            // A removable filter.
            props: { clickable: true },
            style: {
              ...theme.typography.body2,
              gap: 8,
              minHeight: theme.row,
              padding: '4px 12px',
              border: theme.line.field,
              textAlign: 'start',
              backgroundColor: theme.vars.palette.background.paper,
              '&.MuiChip-clickable:hover': { backgroundColor: theme.vars.palette.divider },
              '&:active': { boxShadow: 'none' },
              [theme.breakpoints.down('md')]: { minHeight: theme.target },
            },
          },
          {
            // A number on a picture.
            props: { variant: 'reading' },
            style: {
              ...theme.typography.reading,
              padding: '2px 8px',
              border: 0,
              fontSize: 'inherit',
              lineHeight: 'inherit',
            },
          },
        ],
      }),
      label: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        padding: 0,
        whiteSpace: 'normal',
      },
    },
  },
}
