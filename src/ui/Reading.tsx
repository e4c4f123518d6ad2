import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type ReadingProps = {
  label: ReactNode
  value: ReactNode
  /** `figure` is larger, for a page's main numbers. */
  variant?: 'reading' | 'figure'
}

/** A value and its label, for a `dl`. The value is monospaced. */
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
