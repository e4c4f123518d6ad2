import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type CopyTextProps = {
  label: string
  /** Called once for each press. Null if there is nothing to copy, because the caller says why. */
  text: () => string | Promise<string | null>
}

/** Button that copies a text to the clipboard. If the browser refuses, the text is shown and selected. */
export function CopyText({ label, text }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const [refusedText, setRefusedText] = useState('')
  const copy = async () => {
    const copied = await text()
    if (copied === null) return setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(copied)
      setOutcome('copied')
    } catch {
      setRefusedText(copied)
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button onClick={copy}>{outcome === 'copied' ? 'Copied' : label}</Button>
      <VisuallyHidden role="status">{outcome === 'copied' && 'Copied'}</VisuallyHidden>
      {outcome === 'refused' && (
        <OutlinedInput
          inputComponent="textarea"
          value={refusedText}
          inputRef={(area: HTMLTextAreaElement | null) => area?.select()}
          slotProps={{ input: area }}
          sx={{ flexBasis: '100%' }}
        />
      )}
    </>
  )
}

const area = { 'aria-label': 'Text to copy manually', readOnly: true, rows: 3, type: undefined }
