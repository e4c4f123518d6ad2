import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'

type NoticeProps = PropsWithChildren<{
  title: string
  /** What the visitor can do. */
  hint?: string
  /** `alert` for a failure that appears without a user action. By default the notice is static content. */
  role?: 'alert' | 'status' | 'presentation'
  /** The heading level of the title: 1 if the notice is the whole page. */
  level?: 1 | 2
}>

/** An empty or error state: a drawing, a sentence and an action (design.md). */
export function Notice({ title, hint, role = 'presentation', level = 2, children }: NoticeProps) {
  return (
    <Alert role={role} icon={<WaveDrawing />}>
      <Typography variant={level === 1 ? 'h1' : 'h2'}>{title}</Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {hint}
        </Typography>
      )}
      {children}
    </Alert>
  )
}

/** A straight line, and the wave of the first overtone. */
function WaveDrawing() {
  return (
    <svg viewBox="0 0 120 48" width="120" height="48" fill="none" aria-hidden="true">
      <path d="M4 24h112" stroke="currentColor" strokeOpacity=".3" strokeDasharray="2 5" />
      <path d="M4 24c18.7-28 37.3-28 56 0s37.3 28 56 0" stroke="currentColor" strokeWidth="2" />
      <circle cx="60" cy="24" r="4" fill="var(--o-palette-signal-bright)" />
    </svg>
  )
}
