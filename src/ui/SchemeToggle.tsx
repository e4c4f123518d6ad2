import { styled, useColorScheme } from '@mui/material/styles'

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const

/** Chooses the colour scheme; the choice is kept in this browser. */
export function SchemeToggle() {
  const { mode, setMode } = useColorScheme()
  return (
    <Group role="group" aria-label="Colour scheme">
      {MODES.map((choice) => (
        <button
          key={choice.mode}
          type="button"
          aria-pressed={mode === choice.mode}
          onClick={() => setMode(choice.mode)}
        >
          {choice.label}
        </button>
      ))}
    </Group>
  )
}

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  '& button': {
    ...theme.typography.caption,
    minHeight: 44,
    padding: '0 8px',
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-pressed=true]': { color: theme.vars.palette.text.primary, fontWeight: 600, textDecoration: 'underline' },
  },
}))
