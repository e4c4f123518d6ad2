import { mdiContentCopy } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { Muted, Value } from './primitives.tsx'

/** Name of a value in the theme. A click copies it and announces that. */
export function TokenName({ name }: { name: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(name).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser does not allow copying'),
    )
  return (
    <Row>
      <button type="button" aria-label={`Copy ${name}`} onClick={copy} onBlur={() => setOutcome('')}>
        <Value>{name}</Value>
        <Icon path={mdiContentCopy} size={16} />
      </button>
      <Muted role="status">{outcome}</Muted>
    </Row>
  )
}

/** Example of a value. A click anywhere on it copies its `TokenName`. */
export const TokenCard = styled('div')({
  position: 'relative',
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
})

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: theme.row,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'copy',
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  '& svg': { color: theme.vars.palette.text.secondary },
}))
