/** Blocks that show the logo and the icons made from it. */
import Box from '@mui/material/Box'
import { useSite } from '#src/config/site.tsx'
import { Wordmark } from '#src/features/shell/header/Wordmark.tsx'
import { SCHEME_ATTRIBUTE } from '#src/theme/theme.ts'
import { Block, Muted, Value } from './primitives.tsx'

/** The logo on each background that it may have. */
export function Wordmarks() {
  return (
    <Block>
      <Box sx={GRID}>
        {['light', 'dark'].flatMap((scheme) =>
          ['background.default', 'background.paper'].map((background) => (
            <Box
              key={scheme + background}
              {...{ [SCHEME_ATTRIBUTE]: scheme }}
              sx={{ display: 'grid', placeItems: 'center', height: 160, bgcolor: background, border: LINE }}
            >
              <Wordmark />
            </Box>
          )),
        )}
      </Box>
    </Block>
  )
}

const SIZES = [16, 28, 64, 128]

/** The mark in several sizes. The dashed line is the edge of the clear space. */
export function ClearSpace() {
  return (
    <Block>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 }}>
        {SIZES.map((size) => (
          <Box key={size} component="figure">
            <Box sx={{ p: `${size / 2}px`, border: '1px dashed', borderColor: 'text.secondary' }}>
              <Favicon size={size} />
            </Box>
            <Box component="figcaption" sx={{ mt: 2 }}>
              <Value>{size} px</Value>
            </Box>
          </Box>
        ))}
      </Box>
    </Block>
  )
}

const FILES = [
  ['', 'Tab of the browser', 32],
  ['apple-touch-icon.png', 'Home screen of iOS', 90],
  ['icon-192.png', 'Home screen of Android', 96],
  ['icon-512.png', 'Start screen of the installed shop', 128],
] as const

export function AppIcons() {
  const { favicon } = useSite().store
  const pathOf = (file: string) => (file ? (favicon ? 'data/icons/' : '') + file : (favicon ?? 'favicon.svg'))
  return (
    <Block>
      <Box sx={GRID}>
        {FILES.map(([file, use, size]) => (
          <div key={file}>
            <img src={import.meta.env.BASE_URL + pathOf(file)} width={size} height={size} alt="" />
            <Box sx={{ mt: 3 }}>{use}</Box>
            <Value sx={{ display: 'block' }}>{pathOf(file)}</Value>
            <Muted>shown at {size} px</Muted>
          </div>
        ))}
      </Box>
    </Block>
  )
}

const Favicon = ({ size }: { size: number }) => (
  <img src={import.meta.env.BASE_URL + (useSite().store.favicon ?? 'favicon.svg')} width={size} height={size} alt="" />
)

const LINE = '1px solid var(--o-palette-divider)'

const GRID = {
  display: 'grid',
  gap: 4,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
}
