/** The colours of both schemes, by what they are for. */
import Box from '@mui/material/Box'
import { contrast, SIGN_PAIRS, TEXT_PAIRS } from '#src/app/theme/contrast.ts'
import { dark, light, type Tokens } from '#src/app/theme/tokens.ts'
import { Quiet, Reading, Sheet, SpecTable } from './parts.tsx'

type Token = keyof Tokens
type Pair = readonly [above: Token, ground: Token]

const SCHEMES = { Light: light, Dark: dark }

const USES: Record<Token, { name: string; use: string }> = {
  paper: { name: 'Paper', use: 'The ground of every page.' },
  surface: { name: 'Surface', use: 'What lies on the page: fields, dialogs, toasts, menus.' },
  ink: { name: 'Ink', use: 'Text, and what is chosen.' },
  quiet: { name: 'Quiet text', use: 'What is read second: captions, hints, makers. The frame of fields.' },
  hairline: { name: 'Hairline', use: 'Lines between things, and shapes of what is still on its way.' },
  signal: { name: 'Signal', use: 'Buying, price drops, and what has failed. Nothing else.' },
  signalPressed: { name: 'Signal, pressed', use: 'A signal button under the pointer or finger.' },
  onSignal: { name: 'Text on signal', use: 'What a signal button says.' },
  signalBright: { name: 'Bright signal', use: 'Shapes that carry no text, such as the mark.' },
  focus: { name: 'Links and focus', use: 'The ring around what has focus, and links.' },
  onFocus: { name: 'Text on focus', use: 'Text on a plate of that colour.' },
  backdropPool: { name: 'Backdrop', use: 'Behind the studio’s products, where the light falls.' },
  backdropEdge: { name: 'Backdrop’s edge', use: 'The same towards the corners.' },
}

const SHAPE_PAIRS: readonly Pair[] = [
  ['signalBright', 'paper'],
  ['signalBright', 'surface'],
  ['hairline', 'paper'],
  ['hairline', 'surface'],
]

export function Palette() {
  return (
    <Sheet>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {keysOf(USES).map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </Box>
    </Sheet>
  )
}

function Swatch({ token }: { token: Token }) {
  const { name, use } = USES[token]
  return (
    <Box
      component="section"
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
          // On the paper of its scheme, which is not the page's.
          <Box key={scheme} sx={{ p: 4, bgcolor: tokens.paper, color: tokens.quiet }}>
            <Box
              sx={{ height: 64, borderRadius: 1, bgcolor: tokens[token], outline: `1px solid ${tokens.hairline}` }}
            />
            <Reading sx={{ display: 'block', mt: 3, color: tokens.ink }}>{tokens[token]}</Reading>
            <Box component="span" sx={{ typography: 'body2' }}>
              {scheme}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 4, bgcolor: 'background.paper' }}>
        <Box component="h3">{name}</Box>
        <Quiet sx={{ display: 'block', mt: 1 }}>{use}</Quiet>
        <Reading sx={{ display: 'block', mt: 2 }}>{token}</Reading>
      </Box>
    </Box>
  )
}

export const TextContrast = () => <PairTable pairs={TEXT_PAIRS} sample="Studio One" />

export const SignContrast = () => <PairTable pairs={SIGN_PAIRS} sample="♥" />

export const ShapeContrast = () => <PairTable pairs={SHAPE_PAIRS} sample="■" />

function PairTable({ pairs, sample }: { pairs: readonly Pair[]; sample: string }) {
  return (
    <SpecTable
      columns={['Pair', ...Object.keys(SCHEMES)]}
      rows={pairs.map(([above, ground]) => ({
        key: `${above} ${ground}`,
        cells: [
          nameOf(above, ground),
          ...Object.entries(SCHEMES).map(([scheme, tokens]) => (
            <Box key={scheme} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
              <Box
                sx={{
                  px: 3,
                  py: 1,
                  border: `1px solid ${tokens.hairline}`,
                  borderRadius: 1,
                  color: tokens[above],
                  bgcolor: tokens[ground],
                }}
              >
                {sample}
              </Box>
              <Reading>{contrast(tokens[above], tokens[ground]).toFixed(2)}:1</Reading>
            </Box>
          )),
        ],
      }))}
    />
  )
}

const nameOf = (above: Token, ground: Token): string => {
  const on = USES[ground].name.toLowerCase()
  return above.startsWith('on') ? `Text on ${on}` : `${USES[above].name} on ${on}`
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The record is written a few lines above, with these keys alone.
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
