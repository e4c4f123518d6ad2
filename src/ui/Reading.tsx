import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type ReadingProps = {
  label: ReactNode
  value: ReactNode
  /** `figure` for what a page shows off. */
  variant?: 'reading' | 'figure'
}

/** A figure and what it is of, in a `dl`: set like the display it was read from. */
export function Reading({ label, value, variant = 'reading' }: ReadingProps) {
  return (
    <>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant={variant} sx={variant === 'reading' ? { fontSize: 'h2.fontSize' } : undefined}>
        {value}
      </Typography>
    </>
  )
}
