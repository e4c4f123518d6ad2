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
  gap: 2,
  padding: 2,
  borderRadius: 6,
  background: theme.vars.palette.divider,
  '& button': {
    ...theme.typography.caption,
    flex: 1,
    minHeight: 24,
    padding: '0 10px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    // The choice is known only once the app is there: it must change no width.
    '&[aria-pressed=true]': { background: theme.vars.palette.background.paper },
  },
  [theme.breakpoints.down('md')]: { '& button': { minHeight: 44 } },
}))
