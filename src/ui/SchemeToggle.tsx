import { useColorScheme } from '@mui/material/styles'
import { Segment, SegmentedControl } from './toggles.tsx'

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const

/** Chooses the colour scheme, which MUI stores in the browser. */
export function SchemeToggle() {
  const { mode, setMode } = useColorScheme()
  return (
    <SegmentedControl
      aria-label="Colour scheme"
      value={mode ?? null}
      // MUI passes null when the selected button is pressed again.
      onChange={(_event, chosen) => chosen && setMode(chosen)}
    >
      {MODES.map((choice) => (
        <Segment key={choice.mode} value={choice.mode}>
          {choice.label}
        </Segment>
      ))}
    </SegmentedControl>
  )
}
