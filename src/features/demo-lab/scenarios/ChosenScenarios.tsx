import { mdiClose } from '@mdi/js'
import Stack from '@mui/material/Stack'
import { useRef } from 'react'
import { type DemoLab, STATE } from '#src/demo/demo-api.ts'
import { CopyText } from '#src/features/demo-lab/panel/CopyText.tsx'
import { currentAddress } from '#src/features/demo-lab/report/recorder/known-params.ts'
import { StateLink } from '#src/features/demo-lab/state/StateLink.tsx'
import { undoState } from '#src/features/demo-lab/state/sent-state.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { Icon } from '#src/ui/Icon.tsx'

type ChosenScenariosProps = { lab: DemoLab; chosen: readonly string[]; onChoose: (names: readonly string[]) => void }

/** The active scenarios, with buttons to remove them and a link that activates them. */
export function ChosenScenarios({ lab, chosen, onChoose }: ChosenScenariosProps) {
  const unknownNote = lab.unknownNote()
  const isSent = lab.isSent()
  const names = chosen.filter((name) => name !== STATE)
  const edits = lab.edits.list()
  const isListEmpty = names.length === 0 && edits.length === 0 && !isSent
  const container = useRef<HTMLDivElement>(null)
  const keepOnly = (others: readonly string[]) => {
    // The pressed button is removed or disabled and would lose the focus.
    container.current?.focus()
    onChoose(others)
  }
  const hasEnteredServer = !lab.server.isConfigured && lab.server.address() !== ''
  const turnOffEdit = (call: string) => {
    const hasState = lab.edits.remove(call)
    keepOnly(chosen.filter((name) => hasState || name !== STATE))
  }
  const turnOffAll = () => {
    lab.edits.removeAll()
    if (hasEnteredServer) lab.server.setAddress('')
    if (isSent) return undoState()
    keepOnly([])
  }
  return (
    <Stack ref={container} tabIndex={-1} sx={{ gap: 3, outline: 'none' }}>
      {unknownNote && <ErrorText role="alert">{unknownNote}</ErrorText>}
      {chosen.length === 0 && <p>No scenarios are in force. The shop is working normally.</p>}
      <Stack component="ul" direction="row" aria-label="In force" sx={isListEmpty ? { display: 'none' } : row}>
        {isSent && (
          <li>
            <TurnOff name="the state that was sent" onClick={undoState} />
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <TurnOff name={name} onClick={() => keepOnly(chosen.filter((other) => other !== name))} />
          </li>
        ))}
        {edits.map(({ call, calls, source }) => (
          <Stack component="li" key={call} direction="row" sx={row}>
            <TurnOff name={`the edited answer of ${calls}`} onClick={() => turnOffEdit(call)} />
            <CopyText label="Copy as scenario" text={() => source(currentAddress())} />
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" sx={row}>
        <StateLink lab={lab} chosen={chosen} />
        <Button disabled={chosen.length === 0 && !hasEnteredServer} onClick={turnOffAll}>
          Turn off all
        </Button>
      </Stack>
    </Stack>
  )
}

function TurnOff({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button sx={pill} aria-label={`Turn off ${name}`} onClick={onClick}>
      {name}
      <Icon path={mdiClose} size="1em" />
    </Button>
  )
}

const row = { flexWrap: 'wrap', gap: 2 }

const pill = {
  typography: 'reading',
  gap: 2,
  borderColor: 'divider',
  fontSize: 'body2.fontSize',
  fontWeight: 'inherit',
  textAlign: 'start',
}
