import Box from '@mui/material/Box'
import { type ChangeEvent, useState } from 'react'
import { useSite } from '#src/config/site.tsx'
import type { DemoLab } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { saveState } from './state-file.ts'

type StateFileProps = {
  lab: DemoLab
  chosen: readonly string[]
  /** Opens a file. Rejects with a sentence for the visitor. */
  onOpen: (file: File) => Promise<void>
}

/** Saves the state of this tab as a file, and opens such a file. */
export function StateFile({ lab, chosen, onOpen }: StateFileProps) {
  const shop = useSite().store.name
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState('')
  const save = () => {
    setOutcome(`Saved ${saveState(lab, chosen, shop).fileName}.`)
    setProblem('')
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Otherwise choosing the same file again would be no change.
    target.value = ''
    if (!file) return
    setOutcome('')
    setProblem('')
    await onOpen(file).catch((error: Error) => setProblem(error.message))
  }
  return (
    <>
      <p>
        A state file holds all that a link holds, however long, and the last calls as a recording. Drop one anywhere on
        the page, or choose it here, and the page shows its state. Your own cart stays.
      </p>
      <Box>
        <Button onClick={save}>Save state file</Button>
      </Box>
      <Field
        label="Open state file"
        type="file"
        onChange={open}
        slotProps={{ input: { accept: '.har,.json' } }}
        sx={{ '& ::file-selector-button': { fontFamily: 'inherit', fontSize: 'inherit' } }}
      />
      <p role="status">{outcome}</p>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
    </>
  )
}
