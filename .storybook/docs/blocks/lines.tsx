/** Blocks that show radii and lines. */
import Box from '@mui/material/Box'
import { theme } from '#src/theme/theme.ts'
import { Block, Muted } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

const RADII = [
  { use: 'Sections of a page', value: 0 },
  { use: 'Controls', name: 'shape.borderRadius', value: theme.shape.borderRadius },
  { use: 'Pictures', name: 'shape.pictureRadius', value: theme.shape.pictureRadius },
]

const LINE_USES = {
  hair: 'Between items',
  field: 'Around form fields and outlined controls',
  sum: 'Below a column of numbers',
  focus: 'Focus ring, 2 px away from the element',
} satisfies Record<keyof typeof theme.line, string>

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
      {Object.entries(theme.line).map(([name, line]) => (
        <TokenCard key={name} sx={{ py: 4 }}>
          <Box sx={{ borderTop: line }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, mt: 2 }}>
            <span>{LINE_USES[name === 'hair' || name === 'field' || name === 'sum' ? name : 'focus']}</span>
            <TokenName name={`line.${name}`} />
            <Muted>{line}</Muted>
          </Box>
        </TokenCard>
      ))}
    </Block>
  )
}
