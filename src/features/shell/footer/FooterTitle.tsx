import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'

export function FooterTitle({ id, children }: PropsWithChildren<{ id?: string }>) {
  return (
    <Typography component="h2" variant="body2" color="textPrimary" id={id} sx={title}>
      {children}
    </Typography>
  )
}

const title = { fontWeight: 'fontWeightBold', lineHeight: (theme: Theme) => `${theme.target}px` }
