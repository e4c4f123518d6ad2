import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Recordings as Api, RECORDING, type SavedRecording, STATE } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { saveRecording } from './save-recording.ts'

type RecordingsProps = {
  recordings: Api
  chosen: readonly string[]
  onChoose: (names: readonly string[]) => void
}

/** Saves the last calls as a HAR file, and plays such a file in place of the mock API. */
export function Recordings({ recordings, chosen, onChoose }: RecordingsProps) {
  const [playing, setPlaying] = useState('A recording is playing.')
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const isPlaying = chosen.includes(RECORDING)
  const show = (message: string, error = '') => {
    setOutcome(message)
    setProblem(error)
  }
  const save = () => show(savedText(saveRecording(recordings)))
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Otherwise choosing the same file again would be no change.
    target.value = ''
    if (!file) return
    try {
      const { calls, notes } = await recordings.load(file)
      // Edited answers stay, because they replace those of a recording.
      onChoose([...chosen.filter((name) => name === STATE), RECORDING])
      setPlaying([`Playing ${counted(calls)} of ${file.name}.`, ...notes].join(' '))
      show('')
    } catch (error) {
      show('', error instanceof Error ? error.message : String(error))
    }
  }
  const stop = () => {
    // The pressed button is removed and would lose the focus.
    container.current?.focus()
    onChoose(chosen.filter((name) => name !== RECORDING))
    show('The recording has stopped.')
  }
  return (
    <Stack ref={container} tabIndex={-1} sx={{ gap: 3, outline: 'none' }}>
      <p>
        A recording is a HAR file with calls and their answers, of this shop or of a browser’s developer tools. While it
        plays, it answers every call, and a reload starts it again. Files stay in this browser and are sent nowhere.
      </p>
      <Box>
        <Button onClick={save}>Save recording</Button>
      </Box>
      <Field
        label="Load recording"
        type="file"
        onChange={load}
        slotProps={{ input: { accept: '.har,.json' } }}
        sx={{ '& ::file-selector-button': { fontFamily: 'inherit', fontSize: 'inherit' } }}
      />
      {isPlaying && (
        <Box>
          <Button onClick={stop}>Stop playing</Button>
        </Box>
      )}
      <p role="status">{[isPlaying && playing, outcome].filter(Boolean).join(' ')}</p>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
    </Stack>
  )
}

function savedText({ text, calls, leftOut }: SavedRecording): string {
  if (calls === 0) return 'There are no calls to save yet.'
  const size = new Blob([text]).size
  const shown = size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`
  const rest = leftOut > 0 ? ` Left out: the oldest ${counted(leftOut)}.` : ''
  return `Saved ${counted(calls)} (${shown}).${rest}`
}

const counted = (calls: number) => `${calls} ${calls === 1 ? 'call' : 'calls'}`
