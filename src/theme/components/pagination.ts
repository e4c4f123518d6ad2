import type { ComponentStyles } from './component-styles.ts'

export const pagination: ComponentStyles = {
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
