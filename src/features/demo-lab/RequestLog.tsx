import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { DemoApi, LoggedRequest } from '#src/api/demo-api.ts'
import { Button } from '#src/ui/buttons.tsx'
import { CopyText } from './CopyText.tsx'
import { Row } from './parts.tsx'
import { requestLogText, statusText } from './request-log-text.ts'

/** The last requests, newest first. */
export function RequestLog({ demo, onClear }: { demo: DemoApi; onClear: () => void }) {
  const requests = useSyncExternalStore(demo.subscribe, demo.requests)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyText label="Copy as text" text={() => requestLogText(requests)} />
        <Button onClick={onClear}>Clear</Button>
      </Stack>
      {requests.length === 0 && <p>No calls yet.</p>}
      <Typography component="ol" variant="reading" aria-label="Last calls" sx={{ lineHeight: 'inherit' }}>
        {requests.toReversed().map((request) => (
          <Row key={request.number} sx={row}>
            <span>
              {request.method} {request.path}
              {request.query}
            </span>
            <Box component="strong" sx={{ fontWeight: 500, color: hasFailed(request) ? 'signal.main' : undefined }}>
              {statusText(request)}
              {request.ms !== null && ` · ${request.ms} ms`}
            </Box>
            <Typography component="small" variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
              cart {request.cartIn ?? 'none'} → {request.cartOut ?? 'none'}
              {request.scenario && ` · ${request.scenario}`}
              {request.isUnrecorded && ' · not in the recording'}
            </Typography>
          </Row>
        ))}
      </Typography>
    </>
  )
}

const hasFailed = ({ status }: LoggedRequest) => status === 0 || (status ?? 0) >= 400

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 3, overflowWrap: 'anywhere' }
