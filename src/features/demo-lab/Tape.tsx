import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { CopyText } from './CopyText.tsx'
import type { DemoControl, TapedCall } from './demo-control.ts'
import { Row } from './parts.tsx'
import { statusText, tapeText } from './tape-text.ts'

/** The last calls, newest first. */
export function Tape({ control, onClear }: { control: DemoControl; onClear: () => void }) {
  const calls = useSyncExternalStore(control.subscribe, control.calls)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyText label="Copy as text" text={() => tapeText(calls)} />
        <Button onClick={onClear}>Clear</Button>
      </Stack>
      {calls.length === 0 && <p>No calls yet.</p>}
      <Typography component="ol" variant="reading" aria-label="Last calls" sx={{ lineHeight: 'inherit' }}>
        {calls.toReversed().map((call) => (
          <Row key={call.number} sx={row}>
            <span>
              {call.method} {call.path}
              {call.query}
            </span>
            <Box component="strong" sx={{ fontWeight: 500, color: hasFailed(call) ? 'signal.main' : undefined }}>
              {statusText(call)}
              {call.ms !== null && ` · ${call.ms} ms`}
            </Box>
            <Typography component="small" variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
              cart {call.cartIn ?? 'none'} → {call.cartOut ?? 'none'}
              {call.scenario && ` · ${call.scenario}`}
            </Typography>
          </Row>
        ))}
      </Typography>
    </>
  )
}

const hasFailed = ({ status }: TapedCall) => status === 0 || (status ?? 0) >= 400

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 3, overflowWrap: 'anywhere' }
