import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useRef, useState, useSyncExternalStore } from 'react'
import {
  activeParameter,
  isForAllTabs,
  namesForAllTabs,
  storeChosenScenarios,
  storeForAllTabs,
} from '#src/demo/chosen-scenarios.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

/** Shows which tabs have the active scenarios, with a checkbox that shares them with all tabs. */
export function AllTabs({ chosen }: { chosen: readonly string[] }) {
  const sharedNames = useSyncExternalStore(subscribeToStorage, namesForAllTabs)
  const [lastWrite, setLastWrite] = useState({ isStored: true })
  const container = useRef<HTMLDivElement>(null)
  const isShared = isForAllTabs()
  const share = (names: string) => {
    const isStored = storeForAllTabs(names)
    // A tab does not store the names for all tabs as its own.
    if (isStored) storeChosenScenarios(chosen)
    setLastWrite({ isStored })
  }
  const stopSharing = () => {
    share('')
    // The pressed button is removed and would lose the focus.
    container.current?.focus()
  }
  return (
    <Stack ref={container} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
      <p role="status">
        {isShared
          ? 'These scenarios are for all tabs: one without scenarios of its own uses them from its next load on.'
          : 'Scenarios belong to this tab and to tabs that you open by its links.'}
      </p>
      {activeParameter() !== '' && (
        <FormControlLabel
          label="For all tabs of this shop"
          control={<Checkbox />}
          checked={isShared}
          onChange={(_event, isChecked) => share(isChecked ? activeParameter() : '')}
        />
      )}
      {sharedNames !== '' && !isShared && (
        <>
          <p>Tabs that you open by a typed address use {sharedNames.replaceAll(',', ', ')}.</p>
          <Box>
            <Button onClick={stopSharing}>Turn off for other tabs</Button>
          </Box>
        </>
      )}
      {!lastWrite.isStored && (
        <ErrorText role="alert">
          This browser stores nothing more for this site, so other tabs keep the scenarios that they have.
        </ErrorText>
      )}
    </Stack>
  )
}

function subscribeToStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
