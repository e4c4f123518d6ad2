import { styled } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'

type NoticeProps = PropsWithChildren<{
  title: string
  /** What to do about it. */
  hint?: string
  /** `alert` for a failure that appears by itself. */
  role?: 'alert' | 'status'
  /** The level of the title: 1 where the notice is the whole page. */
  level?: 1 | 2
}>

/** An empty or failed state: a drawing, a sentence, one way on (design.md). */
export function Notice({ title, hint, role, level = 2, children }: NoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <Frame role={role}>
      <WaveDrawing />
      <Title>{title}</Title>
      {hint && <p>{hint}</p>}
      {children}
    </Frame>
  )
}

/** A string at rest, and its first overtone. */
function WaveDrawing() {
  return (
    <svg viewBox="0 0 120 48" width="120" height="48" fill="none" aria-hidden="true">
      <path d="M4 24h112" stroke="currentColor" strokeOpacity=".3" strokeDasharray="2 5" />
      <path d="M4 24c18.7-28 37.3-28 56 0s37.3 28 56 0" stroke="currentColor" strokeWidth="2" />
      <circle cx="60" cy="24" r="4" fill="var(--o-palette-signal-bright)" />
    </svg>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '64px 16px',
  textAlign: 'center',
  '& svg': { color: theme.vars.palette.text.secondary },
  '& p': { maxWidth: '52ch', color: theme.vars.palette.text.secondary },
}))
