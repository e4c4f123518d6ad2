import { mdiAlertCircleOutline } from '@mdi/js'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { Icon } from '#src/ui/Icon.tsx'

/** An error message in the colour of errors. A shop's own colour may also be red, so an icon marks the message. */
export function ErrorText({ children, ...props }: Pick<TypographyProps, 'id' | 'role' | 'children'>) {
  return (
    <Typography {...props} component="div" variant="body2" color="error" sx={{ display: 'flex', gap: 1 }}>
      <Icon path={mdiAlertCircleOutline} size={18} />
      <span>{children}</span>
    </Typography>
  )
}
