import { useColorScheme } from '@mui/material/styles'
import { useHydrated } from '@tanstack/react-router'
import { Segment, SegmentedControl } from './toggles.tsx'

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const

/** Chooses the colour scheme, which MUI stores in the browser. */
export function SchemeToggle() {
  const { mode, setMode } = useColorScheme()
  // The prerendered page does not know the choice.
  const isHydrated = useHydrated()
  return (
    <SegmentedControl
      aria-label="Color scheme"
      value={isHydrated && mode ? mode : null}
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
