import { mdiAlertCircleOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import type { Toast } from './toast-store.ts'

/** The text of a toast's title. That of a failure has the colour of errors and an icon. */
export function ToastTitle({ toast: { title, variant } }: { toast: Toast }) {
  if (variant !== 'destructive') return title
  return (
    <Failure>
      <Icon path={mdiAlertCircleOutline} size={18} />
      {title}
    </Failure>
  )
}

const Failure = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  '& > svg': { marginInlineEnd: 4, verticalAlign: 'text-bottom' },
}))
