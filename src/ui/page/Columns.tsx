import Box, { type BoxProps } from '@mui/material/Box'
import type { Breakpoint } from '@mui/material/styles'

export type ColumnsProps = BoxProps & {
  /** The number of columns from each breakpoint on; one column below the first. */
  count: Partial<Record<Breakpoint, number>>
  /** The values of the `gap` property of MUI's system. */
  gap: number | string | Partial<Record<Breakpoint, number | string>>
  /** The smallest width of a column, in rem, so that there are fewer columns if the text is large. */
  minWidth?: number
}

/** At most `count` columns of equal width. */
export function Columns({ count, gap, minWidth = 8, sx, ...box }: ColumnsProps) {
  return (
    <Box
      {...box}
      sx={[
        {
          display: 'grid',
          '--columns': { xs: 1, ...count },
          // More than the width of one of `count + 1` columns, so that at most `count` fit.
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${minWidth}rem, 100% / (var(--columns) + 1) + 1px)), 1fr))`,
          gap,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
