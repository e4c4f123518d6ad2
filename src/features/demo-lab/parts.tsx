/** What the lab's lists are made of. */
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export const Row = styled('li')(({ theme }) => ({ paddingBlock: 8, borderTop: theme.line.hair }))

/** What a scenario or a paragraph is called in links and in the specification. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="reading" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
      {children}
    </Typography>
  )
}
