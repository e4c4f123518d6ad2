/** Blocks that show the colours of both schemes and their contrast. */
import Box from '@mui/material/Box'
import { contrast, SIGN_PAIRS, TEXT_PAIRS } from '#src/app/theme/contrast.ts'
import { dark, light, type Tokens } from '#src/app/theme/tokens.ts'
import { COLOUR_NAMES, COLOUR_USES } from '../../tokens/uses.ts'
import { Block, Muted, SpecTable, Value } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

type Token = keyof Tokens
type Pair = readonly [foreground: Token, background: Token]

const SCHEMES = { Light: light, Dark: dark }

const SHAPE_PAIRS: readonly Pair[] = [
  ['signalBright', 'paper'],
  ['signalBright', 'surface'],
  ['hairline', 'paper'],
  ['hairline', 'surface'],
]

export function Palette() {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {COLOUR_NAMES.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </Box>
    </Block>
  )
}

function Swatch({ token }: { token: Token }) {
  const { name, use } = COLOUR_USES[token]
  return (
    <TokenCard
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        border: (theme) => theme.line.hair,
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {Object.entries(SCHEMES).map(([scheme, tokens]) => (
          // Uses the scheme's own background, because the page shows only one scheme.
          <Box key={scheme} sx={{ p: 4, bgcolor: tokens.paper, color: tokens.quiet }}>
            <Box
              sx={{ height: 64, borderRadius: 1, bgcolor: tokens[token], outline: `1px solid ${tokens.hairline}` }}
            />
            <Value sx={{ display: 'block', mt: 3, color: tokens.ink }}>{tokens[token]}</Value>
            <Box component="span" sx={{ typography: 'body2' }}>
              {scheme}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 4, bgcolor: 'background.paper' }}>
        <Box component="h3">{name}</Box>
        <Muted sx={{ display: 'block', mt: 1 }}>{use}</Muted>
        <TokenName name={token} />
      </Box>
    </TokenCard>
  )
}

export const TextContrast = () => <PairTable pairs={TEXT_PAIRS} sample="Studio One" />

export const IconContrast = () => <PairTable pairs={SIGN_PAIRS} sample="♥" />

export const ShapeContrast = () => <PairTable pairs={SHAPE_PAIRS} sample="■" />

function PairTable({ pairs, sample }: { pairs: readonly Pair[]; sample: string }) {
  return (
    <SpecTable
      columns={['Pair', ...Object.keys(SCHEMES)]}
      rows={pairs.map(([foreground, background]) => ({
        key: `${foreground} ${background}`,
        cells: [
          nameOf(foreground, background),
          ...Object.entries(SCHEMES).map(([scheme, tokens]) => (
            <Box key={scheme} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
              <Box
                sx={{
                  px: 3,
                  py: 1,
                  border: `1px solid ${tokens.hairline}`,
                  borderRadius: 1,
                  color: tokens[foreground],
                  bgcolor: tokens[background],
                }}
              >
                {sample}
              </Box>
              <Value>{contrast(tokens[foreground], tokens[background]).toFixed(2)}:1</Value>
            </Box>
          )),
        ],
      }))}
    />
  )
}

const nameOf = (foreground: Token, background: Token): string => {
  const on = COLOUR_USES[background].name.toLowerCase()
  return foreground.startsWith('on') ? `Text on ${on}` : `${COLOUR_USES[foreground].name} on ${on}`
}
