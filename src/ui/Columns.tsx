import Box, { type BoxProps } from '@mui/material/Box'
import type { Breakpoint } from '@mui/material/styles'

type ColumnsProps = BoxProps & {
  /** How many there are from which width on; one below the first. */
  count: Partial<Record<Breakpoint, number>>
  /** As MUI's Stack has it. */
  gap: number | string | Partial<Record<Breakpoint, number | string>>
}

/** Side by side, in columns of one width. */
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
