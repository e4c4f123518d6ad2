import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type CopyTextProps = {
  label: string
  text: () => string
  /** Called when the button is pressed. */
  onCopy?: () => void
}

/** Button that copies a text to the clipboard. If the browser refuses, the text is shown and selected. */
export function CopyText({ label, text, onCopy }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    onCopy?.()
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('copied')
    } catch {
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
          value={text()}
          inputRef={(area: HTMLTextAreaElement | null) => area?.select()}
          slotProps={{ input: area }}
          sx={{ flexBasis: '100%' }}
        />
      )}
    </>
  )
}

const area = { 'aria-label': 'Text to copy manually', readOnly: true, rows: 3, type: undefined }
