import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { DemoApi, LoggedRequest } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { CopyText } from './CopyText.tsx'
import { comparisonText, requestLogText, sourceText, statusText } from './request-log-text.ts'
import { Row } from './rows-and-cells.tsx'

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
            <Box component="strong" sx={{ fontWeight: 500, color: hasFailed(request) ? 'error.main' : undefined }}>
              {statusText(request)}
              {request.ms !== null && ` · ${request.ms} ms`}
            </Box>
            <Typography component="small" variant="caption" color="textSecondary" sx={wide}>
              {detailsOf(request)}
            </Typography>
            {request.comparison && <Comparison result={request.comparison} />}
          </Row>
        ))}
      </Typography>
    </>
  )
}

/** The result of a comparison, with its texts in a disclosure. */
function Comparison({ result }: { result: NonNullable<LoggedRequest['comparison']> }) {
  const text = comparisonText(result)
  if (result === 'pending' || result.length === 0) {
    return (
      <Typography component="small" variant="caption" color="textSecondary" sx={wide}>
        {text}
      </Typography>
    )
  }
  return (
    <Typography component="details" variant="caption" sx={wide}>
      <Box component="summary" sx={summary}>
        {text}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, paddingBlock: '4px 8px' }}>
        {result.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </Box>
    </Typography>
  )
}

const detailsOf = (request: LoggedRequest) =>
  [`cart ${request.cartIn ?? 'none'}, answered ${request.cartOut ?? 'none'}`, request.scenario, sourceText(request)]
    .filter(Boolean)
    .join(' · ')

const hasFailed = ({ status, isCancelled }: LoggedRequest) => !isCancelled && (status === 0 || (status ?? 0) >= 400)

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 3 }

const wide = { gridColumn: '1 / -1' }

const summary = {
  minHeight: (theme: Theme) => theme.target,
  lineHeight: (theme: Theme) => `${theme.target}px`,
  fontWeight: 'fontWeightBold',
  cursor: 'pointer',
}
