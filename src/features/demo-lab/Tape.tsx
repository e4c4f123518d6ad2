import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { CopyText } from './CopyText.tsx'
import type { DemoControl } from './demo-control.ts'
import { statusText, tapeText } from './tape-text.ts'

/** The last calls, newest first. */
export function Tape({ control, onClear }: { control: DemoControl; onClear: () => void }) {
  const calls = useSyncExternalStore(control.subscribe, control.calls)
  return (
    <>
      <Buttons>
        <CopyText label="Copy as text" text={() => tapeText(calls)} />
        <Button onClick={onClear}>Clear</Button>
      </Buttons>
      {calls.length === 0 && <p>No calls yet.</p>}
      <List aria-label="Last calls">
        {calls.toReversed().map((call) => (
          <li key={call.number} data-failed={call.status === 0 || (call.status ?? 0) >= 400 || undefined}>
            <span>
              {call.method} {call.path}
              {call.query}
            </span>
            <strong>
              {statusText(call)}
              {call.ms !== null && ` · ${call.ms} ms`}
            </strong>
            <small>
              cart {call.cartIn ?? 'none'} → {call.cartOut ?? 'none'}
              {call.scenario && ` · ${call.scenario}`}
            </small>
          </li>
        ))}
      </List>
    </>
  )
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.reading,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 500 },
  '& [data-failed] strong': { color: theme.vars.palette.signal.main },
  '& small': { ...theme.typography.caption, gridColumn: '1 / -1' },
}))
