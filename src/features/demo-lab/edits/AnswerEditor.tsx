import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { EditableAnswer, EditedAnswer } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { TextArea } from '#src/ui/controls/Field.tsx'
import { OtherStatus } from './OtherStatus.tsx'
import { ReadyChanges } from './ReadyChanges.tsx'

type AnswerEditorProps = {
  answer: EditableAnswer
  /** Called after the edit was added to the tab's state. */
  onEdited: () => void
}

/**
 * An answer as text, with its violations of the contract. These never prevent its use, because testers want to see what
 * the shop does with broken answers.
 */
export function AnswerEditor({ answer, onEdited }: AnswerEditorProps) {
  const [edited, setEdited] = useState(answer.received)
  const [outcome, setOutcome] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(0, 0)
  }, [])
  const change = (changes: Partial<EditedAnswer>) => {
    setEdited({ ...edited, ...changes })
    setOutcome('')
  }
  const use = (calls: 'this' | 'every') => {
    const isStored = answer.use(edited, calls)
    onEdited()
    const used = `In force for ${calls === 'this' ? 'this call' : `every call of ${answer.operation}`}.`
    setOutcome(isStored ? used : `${used} This browser can’t store it, so it is lost at a reload.`)
  }
  return (
    <>
      <TextArea
        label="Answer as text"
        rows={12}
        value={edited.body}
        onChange={(event) => change({ body: event.target.value })}
        inputRef={field}
        slotProps={{ input: { spellCheck: false, dir: 'auto' } }}
        sx={{ typography: 'reading' }}
      />
      <p>
        Status {edited.status}, {edited.contentType || 'no content type'}
      </p>
      <Violations answer={answer} edited={edited} />
      <ReadyChanges changes={answer.readyChangesOf(edited.body)} onChange={(body) => change({ body })} />
      <OtherStatus onChange={change} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={() => use('this')}>Use for this call</Button>
        <Button onClick={() => use('every')}>Use for every call of {answer.operation}</Button>
      </Stack>
      <p role="status">{outcome}</p>
    </>
  )
}

/** The violations of the contract. Only a change of their number is announced, because the answer is checked as one types. */
function Violations({ answer, edited }: { answer: EditableAnswer; edited: EditedAnswer }) {
  const checked = useDeferredValue(edited)
  // Without it, each keystroke would wait for the check of the text before it.
  const violations = useMemo(() => answer.violationsOf(checked), [answer, checked])
  const count = violations.length === 0 ? 'No' : violations.length
  return (
    <div>
      <p role="status">{`${count} violation${violations.length === 1 ? '' : 's'} of the contract.`}</p>
      <Typography component="ul" variant="body2" aria-label="Violations of the contract" sx={list}>
        {violations.map((violation) => (
          <li key={violation}>{violation}</li>
        ))}
      </Typography>
    </div>
  )
}

const list = { display: 'grid', gap: 1, color: 'error.main' }
