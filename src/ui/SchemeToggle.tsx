import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const

/**
 * Chooses the colour scheme, which MUI stores in the browser. One tab stop; the arrow keys move between the buttons.
 */
export function SchemeToggle() {
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      size="small"
      aria-label="Colour scheme"
      value={mode ?? null}
      // MUI passes null when the selected button is pressed again.
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
