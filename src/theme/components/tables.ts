/** Tables: rows between hairlines. */
import type { ComponentStyles } from './component-styles.ts'

export const tables: ComponentStyles = {
  MuiTable: { styleOverrides: { root: ({ theme }) => theme.typography.body2 } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 8px 8px 0',
        borderBottom: theme.line.hair,
        font: 'inherit',
        letterSpacing: 'inherit',
        verticalAlign: 'top',
        color: 'inherit',
        variants: [
          { props: { padding: 'none' }, style: { padding: 0 } },
          { props: { variant: 'reading' }, style: theme.typography.reading },
          // Row headers.
          {
            props: ({ component, variant }) => component === 'th' && variant !== 'head',
            style: { color: theme.vars.palette.text.secondary },
          },
        ],
      }),
    },
  },
}
