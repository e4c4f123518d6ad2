/** Blocks that show the colours of both schemes and their contrast. */
import Box from '@mui/material/Box'
import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks'
import { contrast, SIGN_PAIRS, TEXT_PAIRS } from '#src/theme/contrast.ts'
import type { Tokens } from '#src/theme/tokens.ts'
import { useShownShop } from '../../shop/shops.ts'
import { COLOUR_NAMES, COLOUR_USES } from '../../tokens/uses.ts'
import { SpecTable, Value } from './primitives.tsx'

type Token = keyof Tokens
type Pair = readonly [foreground: Token, background: Token]

/** Returns the colours of the toolbar's shop by the name of the scheme. */
function useSchemes(): Record<string, Tokens> {
  const { light, dark } = useShownShop().tokens
  return { Light: light, Dark: dark }
}

const SHAPE_PAIRS: readonly Pair[] = [
  ['signalBright', 'paper'],
  ['signalBright', 'surface'],
  ['hairline', 'paper'],
  ['hairline', 'surface'],
]

/** Renders each colour with its name in the code, its purpose and its value in each scheme. */
export function Palette() {
  const schemes = Object.entries(useSchemes())
  return (
    <ColorPalette>
      {COLOUR_NAMES.map((token) => (
        <ColorItem
          key={token}
          title={COLOUR_USES[token].name}
          subtitle={`${token}: ${COLOUR_USES[token].use}`}
          colors={Object.fromEntries(schemes.map(([scheme, tokens]) => [scheme, tokens[token]]))}
        />
      ))}
    </ColorPalette>
  )
}

export const TextContrast = () => <PairTable pairs={TEXT_PAIRS} sample="Studio One" />

export const IconContrast = () => <PairTable pairs={SIGN_PAIRS} sample="♥" />

export const ShapeContrast = () => <PairTable pairs={SHAPE_PAIRS} sample="■" />

function PairTable({ pairs, sample }: { pairs: readonly Pair[]; sample: string }) {
  const schemes = useSchemes()
  return (
    <SpecTable
      columns={['Pair', ...Object.keys(schemes)]}
      rows={pairs.map(([foreground, background]) => ({
        key: `${foreground} ${background}`,
        cells: [
          nameOf(foreground, background),
          ...Object.entries(schemes).map(([scheme, tokens]) => (
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
