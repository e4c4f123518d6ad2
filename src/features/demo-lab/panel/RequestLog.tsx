import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { DemoApi, Edits, LoggedRequest } from '#src/demo/demo-api.ts'
import { EditAnswer } from '#src/features/demo-lab/edits/EditAnswer.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { CopyText } from './CopyText.tsx'
import { comparisonText, requestLogText, sourceText, statusText } from './request-log-text.ts'
import { Row } from './rows-and-cells.tsx'

type RequestLogProps = {
  demo: DemoApi
  edits: Edits
  onClear: () => void
  /** Called after an answer was edited. */
  onEdited: () => void
}

/** The last requests, newest first. The answers to reads can be edited, one at a time. */
export function RequestLog({ demo, edits, onClear, onEdited }: RequestLogProps) {
  const client = useQueryClient()
  const requests = useSyncExternalStore(demo.subscribe, demo.requests)
  /** Number of the request whose answer is being edited. */
  const [edited, setEdited] = useState<number>()
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyText label="Copy as text" text={() => requestLogText(requests)} />
        {/* A prerendered page has answers without calls. */}
        <Button onClick={() => void client.invalidateQueries()}>Send calls again</Button>
        <Button onClick={onClear}>Clear</Button>
      </Stack>
      {requests.length === 0 && <p>No calls yet.</p>}
      {requests.some(({ answeredBy }) => answeredBy === 'server') && <p>Answers of a server can’t be edited.</p>}
      <ol aria-label="Last calls">
        {requests.toReversed().map((request) => (
          <LoggedCall
            key={request.number}
            request={request}
            edits={edits}
            isEditing={request.number === edited}
            onEditing={(isEditing) => setEdited(isEditing ? request.number : undefined)}
            onEdited={onEdited}
          />
        ))}
      </ol>
    </>
  )
}

type LoggedCallProps = {
  request: LoggedRequest
  edits: Edits
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onEdited: () => void
}

function LoggedCall({ request, edits, isEditing, onEditing, onEdited }: LoggedCallProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const call = `${request.method} ${request.path}${request.query}`
  const close = () => {
    opener.current?.focus()
    onEditing(false)
  }
  return (
    <Row sx={row}>
      <Typography component="div" variant="reading" sx={{ lineHeight: 'inherit' }}>
        <div>{call}</div>
        <Typography component="small" variant="caption" color="textSecondary">
          {detailsOf(request)}
        </Typography>
      </Typography>
      <Stack sx={{ alignItems: 'end' }}>
        <Typography
          component="strong"
          variant="reading"
          sx={{ lineHeight: 'inherit', fontWeight: 500, color: hasFailed(request) ? 'error.main' : undefined }}
        >
          {statusText(request)}
          {request.ms !== null && ` · ${request.ms} ms`}
        </Typography>
        {edits.canEdit(request) && (
          <Button
            ref={opener}
            variant="text"
            aria-label={`Edit answer of ${call}`}
            aria-expanded={isEditing}
            onClick={() => onEditing(!isEditing)}
            sx={{ marginRight: '-8px', whiteSpace: 'nowrap' }}
          >
            Edit answer
          </Button>
        )}
      </Stack>
      {request.comparison && (
        <Typography component="div" variant="reading" sx={{ ...wide, lineHeight: 'inherit' }}>
          <Comparison result={request.comparison} />
        </Typography>
      )}
      {isEditing && (
        <Box sx={wide}>
          <EditAnswer request={request} edits={edits} onEdited={onEdited} onClose={close} />
        </Box>
      )}
    </Row>
  )
}

/** The result of a comparison, with its texts in a disclosure. */
function Comparison({ result }: { result: NonNullable<LoggedRequest['comparison']> }) {
  const text = comparisonText(result)
  if (result === 'pending' || result.length === 0) {
    return (
      <Typography component="small" variant="caption" color="textSecondary">
        {text}
      </Typography>
    )
  }
  return (
    <Typography component="details" variant="caption">
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
