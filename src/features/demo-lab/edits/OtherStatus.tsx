import Stack from '@mui/material/Stack'
import { type SubmitEvent, useState } from 'react'
import type { EditedAnswer } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

/** Replaces the answer by a text with another status, such as an error. */
export function OtherStatus({ onChange }: { onChange: (answer: EditedAnswer) => void }) {
  const [entered, setEntered] = useState('500')
  const [text, setText] = useState('Internal error')
  const [fault, setFault] = useState('')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const status = Number(entered)
    const isValid = Number.isInteger(status) && status >= 200 && status <= 599
    setFault(isValid ? '' : 'The status must be a number from 200 to 599.')
    if (isValid) onChange({ status, contentType: 'text/plain', body: text })
  }
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2, alignItems: 'start', width: 1 }}>
      <Stack direction="row" sx={{ gap: 2, width: 1 }}>
        <Field
          label="Status"
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          error={fault !== ''}
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
        <Field
          label="Text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { dir: 'auto' } }}
        />
      </Stack>
      <Button type="submit">Other status with text</Button>
      {fault && <ErrorText role="alert">{fault}</ErrorText>}
    </Stack>
  )
}
