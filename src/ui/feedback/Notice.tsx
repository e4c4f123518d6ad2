import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { type Drawing, NoticeDrawing } from './NoticeDrawing.tsx'

type NoticeProps = PropsWithChildren<{
  title: string
  /** What the visitor can do. */
  hint?: string
  /** `alert` for a failure that appears without a user action. By default the notice is static content. */
  role?: 'alert' | 'status' | 'presentation'
  /** The heading level of the title: 1 if the notice is the whole page. */
  level?: 1 | 2
  /** By default a failure for an alert, a missing page for a whole page, and otherwise no results. */
  drawing?: Drawing
}>

/** An empty or error state: a drawing, a sentence and an action (design.md). */
export function Notice({ title, hint, role = 'presentation', level = 2, drawing, children }: NoticeProps) {
  const shown = drawing ?? (role === 'alert' ? 'failure' : level === 1 ? 'missing' : 'no-results')
  return (
    <Alert role={role} icon={<NoticeDrawing drawing={shown} />}>
      <Typography variant={level === 1 ? 'h1' : 'h2'}>{title}</Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch', textWrap: 'balance' }}>
          {hint}
        </Typography>
      )}
      {children}
    </Alert>
  )
}
