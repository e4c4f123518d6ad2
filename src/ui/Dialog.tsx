import { styled } from '@mui/material/styles'
import { type PropsWithChildren, type Ref, useId } from 'react'

type DialogProps = PropsWithChildren<{
  title: string
  /** To open it with `showModal()`, and to close it. */
  ref: Ref<HTMLDialogElement>
}>

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape and
 * gives focus back. Toasts and tooltips know how to stand above it. A `footer`
 * among its children holds the ways out.
 */
export function Dialog({ title, ref, children }: DialogProps) {
  const titleId = useId()
  return (
    <Panel ref={ref} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Panel>
  )
}

const Panel = styled('dialog')(({ theme }) => ({
  width: 'min(440px, calc(100vw - 32px))',
  padding: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px rgb(0 0 0 / .16)',
  '&[open]': { display: 'grid', gap: 12 },
  '&::backdrop': { background: 'rgb(15 17 20 / .5)' },
  '& > footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 12 },
}))
