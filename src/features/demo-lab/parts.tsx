import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export const Row = styled('li')(({ theme }) => ({ paddingBlock: 8, borderTop: theme.line.hair }))

/** Name of a scenario or of a section of the specification. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="reading" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
      {children}
    </Typography>
  )
}
