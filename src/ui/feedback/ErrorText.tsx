import { mdiAlertCircleOutline } from '@mdi/js'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { Icon } from '#src/ui/Icon.tsx'

/** What went wrong, in the colour of errors. The icon tells it from other text where a shop's signal colour is as red. */
export function ErrorText({ children, ...props }: Pick<TypographyProps, 'id' | 'role' | 'children'>) {
  return (
    <Typography {...props} component="div" variant="body2" color="error" sx={{ display: 'flex', gap: 1 }}>
      <Icon path={mdiAlertCircleOutline} size={18} />
      <span>{children}</span>
    </Typography>
  )
}
