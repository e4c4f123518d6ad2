import Box, { type BoxProps } from '@mui/material/Box'
import type { Breakpoint } from '@mui/material/styles'

type ColumnsProps = BoxProps & {
  /** The number of columns from each breakpoint on; one column below the first. */
  count: Partial<Record<Breakpoint, number>>
  /** The values of the `gap` property of MUI's system. */
  gap: number | string | Partial<Record<Breakpoint, number | string>>
}

/** Columns of equal width. */
export function Columns({ count, gap, sx, ...box }: ColumnsProps) {
  return (
    <Box
      {...box}
      sx={[
        {
          display: 'grid',
          '--columns': { xs: 1, ...count },
          gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
          gap,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
