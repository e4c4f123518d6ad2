import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const

/**
 * Chooses the colour scheme; the choice is kept in this browser. Tab reaches it once, arrows lead from one to the
 * next: one choice is one control.
 */
export function SchemeToggle() {
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      size="small"
      aria-label="Colour scheme"
      value={mode ?? null}
      // Null where the chosen one is pressed again: it stays.
      onChange={(_event, chosen) => chosen && setMode(chosen)}
    >
      {MODES.map((choice) => (
        <ToggleButton key={choice.mode} value={choice.mode}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
