/** Blocks that show the transitions of the theme and the durations of timers. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { TICKER_CYCLE } from '#src/features/shell/ticker/ticker-motion.ts'
import { theme } from '#src/theme/theme.ts'
import { DURATION } from '#src/ui/toast/toast-store.ts'
import { keysOf, TIMING_USES } from '../../tokens/uses.ts'
import { Block, Muted, SpecTable, Value } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

export function Timings() {
  const [isMoved, setMoved] = useState(false)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <Block>
      <Button variant="outlined" color="ink" onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
      {isReduced && <Muted sx={{ ml: 4 }}>Your system asks for reduced motion, so the square moves at once.</Muted>}
      {keysOf(TIMING_USES).map((name) => (
        <TokenCard key={name} sx={{ mt: 6 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, mb: 2 }}>
            <span>{TIMING_USES[name]}</span>
            <TokenName name={`timing.${name}`} />
            <Muted>{theme.timing[name]}</Muted>
          </Box>
          <Box sx={{ overflow: 'hidden', borderBottom: theme.line.hair }}>
            <Box
              sx={{
                transition: `transform ${theme.timing[name]}`,
                transform: isMoved ? 'translateX(calc(100% - 40px))' : 'none',
              }}
            >
              <Box sx={{ width: 40, height: 40, bgcolor: 'signal.bright', borderRadius: 1 }} />
            </Box>
          </Box>
        </TokenCard>
      ))}
    </Block>
  )
}

const TIMES = [
  ['A toast stays open', DURATION],
  ['One cycle of the ticker', TICKER_CYCLE],
] as const

export function Durations() {
  return (
    <SpecTable
      columns={['Motion', 'Duration']}
      rows={TIMES.map(([motion, time]) => ({
        key: motion,
        cells: [motion, <Value key="time">{time / 1000} s</Value>],
      }))}
    />
  )
}
