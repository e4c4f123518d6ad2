/** Blocks that show radii and lines. */
import Box from '@mui/material/Box'
import { theme } from '#src/theme/theme.ts'
import { keysOf, LINE_USES, RADIUS_USES } from '../../tokens/uses.ts'
import { Block, Muted } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

const RADII = [
  { use: 'Sections of a page', value: 0 },
  { use: RADIUS_USES.borderRadius, name: 'shape.borderRadius', value: theme.shape.borderRadius },
  { use: RADIUS_USES.pictureRadius, name: 'shape.pictureRadius', value: theme.shape.pictureRadius },
]

export function Radii() {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {RADII.map(({ use, name, value }) => (
          <TokenCard key={use}>
            <Box sx={{ height: 112, bgcolor: 'divider', borderRadius: `${value}px` }} />
            <Box sx={{ mt: 4 }}>{use}</Box>
            {name && <TokenName name={name} />}
            <Muted>{value} px</Muted>
          </TokenCard>
        ))}
      </Box>
    </Block>
  )
}

export function Lines() {
  return (
    <Block>
      {keysOf(LINE_USES).map((name) => (
        <TokenCard key={name} sx={{ py: 4 }}>
          <Box sx={{ borderTop: theme.line[name] }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, mt: 2 }}>
            <span>{LINE_USES[name]}</span>
            <TokenName name={`line.${name}`} />
            <Muted>{theme.line[name]}</Muted>
          </Box>
        </TokenCard>
      ))}
    </Block>
  )
}
