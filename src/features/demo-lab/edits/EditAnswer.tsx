import Stack from '@mui/material/Stack'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { EditableAnswer, Edits, LoggedRequest } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { useCloseRequest } from '#src/ui/use-close-request.ts'
import { AnswerEditor } from './AnswerEditor.tsx'

type EditAnswerProps = {
  request: LoggedRequest
  edits: Edits
  /** Called after the edit was added to the tab's state. */
  onEdited: () => void
  onClose: () => void
}

/** Loads the answer to a logged call and lets the visitor edit it. */
export function EditAnswer({ request, edits, onEdited, onClose }: EditAnswerProps) {
  // Later changes of the log's entry, such as the result of a comparison, would load the answer again.
  const [logged] = useState(request)
  const [answer, setAnswer] = useState<EditableAnswer | 'missing'>()
  const { onKeyDown } = useCloseRequest(true, onClose)
  useEffect(() => {
    edits.open(logged).then(setAnswer, () => setAnswer('missing'))
  }, [edits, logged])
  const handleKeyDown = (event: KeyboardEvent) => {
    onKeyDown(event)
    // Otherwise Escape would also close the Demo Lab.
    if (event.key === 'Escape') event.stopPropagation()
  }
  return (
    <Stack
      role="group"
      aria-label={`Edit the answer of ${request.method} ${request.path}${request.query}`}
      onKeyDown={handleKeyDown}
      sx={{ gap: 3, alignItems: 'start', paddingBlock: '4px 12px' }}
    >
      {!answer && <p role="status">Loading the answer…</p>}
      {answer === 'missing' && (
        <ErrorText role="alert">The answer couldn’t be loaded. Close the editor and try again.</ErrorText>
      )}
      {answer && answer !== 'missing' && <AnswerEditor answer={answer} onEdited={onEdited} />}
      <Button onClick={onClose}>Close editor</Button>
    </Stack>
  )
}
