import { styled } from '@mui/material/styles'
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
    <Frame role={role}>
      <NoticeDrawing drawing={shown} />
      <Typography variant={level === 1 ? 'h1' : 'h2'}>{title}</Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch', textWrap: 'balance' }}>
          {hint}
        </Typography>
      )}
      {children}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  // Not wider than the notice, also if the preferred width of its content is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  padding: '64px 16px',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.secondary },
}))
