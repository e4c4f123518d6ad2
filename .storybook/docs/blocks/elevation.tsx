/** Blocks that show the levels above a page, the shadow and the veil. */
import Box from '@mui/material/Box'
import { measures } from '#src/theme/measures.ts'
import { SCHEME_ATTRIBUTE, theme } from '#src/theme/theme.ts'
import { ELEVATION_USES } from '../../tokens/uses.ts'
import { Block, Muted } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

/** A page with an element on it, an element that floats above it, and a modal with its veil, in both schemes. */
export function Levels() {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {['light', 'dark'].map((scheme) => (
          <Box
            key={scheme}
            {...{ [SCHEME_ATTRIBUTE]: scheme }}
            sx={{ position: 'relative', p: 5, pb: 12, bgcolor: 'background.default', color: 'text.primary' }}
          >
            Page
            <Box sx={{ ...PANEL, mt: 3, border: theme.line.hair }}>
              On the page: a surface with a hairline
              <Box sx={{ mt: 3, p: 2, borderRadius: 1, bgcolor: 'divider' }}>On the surface: the hairline color</Box>
            </Box>
            <Box sx={{ ...PANEL, mt: 6, boxShadow: measures.shadow }}>Above the page: a surface with the shadow</Box>
            <Box sx={{ position: 'relative', mt: 8, mx: -5, mb: -12, p: 5, pb: 12 }}>
              The page behind a modal
              <Box sx={{ position: 'absolute', inset: 0, bgcolor: theme.modalBackdrop }} />
              <Box sx={{ ...PANEL, position: 'relative', mt: 3, border: theme.line.hair, boxShadow: measures.shadow }}>
                Above the veil: a modal with the shadow
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Block>
  )
}

const PANEL = { p: 4, borderRadius: 1, bgcolor: 'background.paper' }

const VALUES = [
  {
    use: ELEVATION_USES.shadow,
    name: 'shadow',
    value: measures.shadow,
    style: { bgcolor: 'background.paper', boxShadow: measures.shadow },
  },
  {
    use: ELEVATION_USES.modalBackdrop,
    name: 'modalBackdrop',
    value: measures.modalBackdrop,
    style: { bgcolor: measures.modalBackdrop },
  },
]

export function Floating() {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {VALUES.map(({ use, name, value, style }) => (
          <TokenCard key={name}>
            <Box sx={{ height: 112, borderRadius: 1, ...style }} />
            <Box sx={{ mt: 4 }}>{use}</Box>
            <TokenName name={name} />
            <Muted>{value}</Muted>
          </TokenCard>
        ))}
      </Box>
    </Block>
  )
}
