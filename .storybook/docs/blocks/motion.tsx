/** How long what moves takes, and what becomes of it where no motion is wanted. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { theme } from '#src/app/theme/theme.ts'
import { TICKER_CYCLE } from '#src/features/shell/ticker-motion.ts'
import { DURATION } from '#src/ui/toast/toast-store.ts'
import { Quiet, Reading, Sheet, SpecTable } from './parts.tsx'

const USES = {
  quick: 'A button under the pointer, a picture that changes, what leaves',
  calm: 'What comes in: a toast, a drawer, a dialog',
} satisfies Record<keyof typeof theme.pace, string>

export function Paces() {
  const [isThere, setThere] = useState(false)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <Sheet>
      <Button variant="outlined" color="ink" onClick={() => setThere(!isThere)}>
        Move
      </Button>
      {isReduced && <Quiet sx={{ ml: 4 }}>Your system asks for reduced motion: what moves is there at once.</Quiet>}
      {Object.entries(theme.pace).map(([name, pace]) => (
        <Box key={name} sx={{ mt: 6 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, mb: 2 }}>
            <span>{name === 'quick' ? USES.quick : USES.calm}</span>
            <Reading>pace.{name}</Reading>
            <Quiet>{pace}</Quiet>
          </Box>
          <Box sx={{ overflow: 'hidden', borderBottom: theme.line.hair }}>
            <Box
              sx={{ transition: `transform ${pace}`, transform: isThere ? 'translateX(calc(100% - 40px))' : 'none' }}
            >
              <Box sx={{ width: 40, height: 40, bgcolor: 'signal.bright', borderRadius: 1 }} />
            </Box>
          </Box>
        </Box>
      ))}
    </Sheet>
  )
}

const TIMES = [
  ['How long a toast stays', DURATION],
  ['One round of the ticker', TICKER_CYCLE],
] as const

export function Times() {
  return (
    <SpecTable
      columns={['What', 'Takes']}
      rows={TIMES.map(([what, time]) => ({
        key: what,
        cells: [what, <Reading key="time">{time / 1000} s</Reading>],
      }))}
    />
  )
}
