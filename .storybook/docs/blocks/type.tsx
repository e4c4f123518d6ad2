/** The scale of type, as the theme has it. */
import Box from '@mui/material/Box'
import type { CSSObject } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { products, studioLaptop } from '#fixtures/products.ts'
import { fontFamilies } from '#src/app/theme/fonts.ts'
import { theme } from '#src/app/theme/theme.ts'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { Quiet, Reading, Sheet } from './parts.tsx'

const TITLE = studioLaptop.title
const PRICE = formatMoney(parseAmount(studioLaptop.price))
const SENTENCE = studioLaptop.description?.split('\n')[0] ?? TITLE

/** Largest first. */
const STYLES = [
  ['figure', 'A figure that a page shows off', String(products.length)],
  ['display', 'A sentence that a page shows off', TITLE],
  ['h1', 'A page’s heading', TITLE],
  ['title', 'A heading where the page’s own already stands', TITLE],
  ['h2', 'The heading of a section', TITLE],
  ['h3', 'The heading of a part', TITLE],
  ['lead', 'What a page opens with', SENTENCE],
  ['body1', 'Text', SENTENCE],
  ['button', 'What a button says', 'Add to Cart'],
  ['body2', 'Small text: tables, lists of filters', SENTENCE],
  ['caption', 'Below a picture, beside a field', SENTENCE],
  ['maker', 'Who made it', studioLaptop.brand ?? ''],
  ['reading', 'Prices, counts, ASINs: as large as the text they stand in', `${PRICE} · ${studioLaptop.asin}`],
] as const

export function TypeScale() {
  return (
    <Sheet>
      {STYLES.map(([name, use, sample]) => (
        <Box key={name} sx={{ py: 5, borderTop: theme.line.hair }}>
          <Typography variant={name} component="p" sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
            {sample}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, rowGap: 1, mt: 3 }}>
            <Box component="span" sx={{ typography: 'body2', fontWeight: 600 }}>
              {use}
            </Box>
            <Reading>{name}</Reading>
            <Quiet>{measuresOf(theme.typography[name]).join(' · ')}</Quiet>
          </Box>
        </Box>
      ))}
    </Sheet>
  )
}

const measuresOf = ({ fontSize, lineHeight, fontWeight, letterSpacing }: CSSObject): string[] =>
  Object.entries({
    size: typeof fontSize === 'string' ? sizeOf(fontSize) : '',
    line: lineHeight,
    weight: fontWeight,
    spacing: letterSpacing,
  }).flatMap(([name, value]) => (isSaid(value) ? [`${name} ${value}`] : []))

const isSaid = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value !== 'inherit') || typeof value === 'number'

/** From the smallest to the largest, in pixels. */
const sizeOf = (fontSize: string): string => {
  const sizes = Array.from(fontSize.matchAll(/([\d.]+)rem(?! \+)/g), ([, rem]) => Number(rem) * 16)
  if (sizes.length === 0) return ''
  return `${sizes.join(' to ')} px${sizes.length > 1 ? ' with the window’s width' : ''}`
}

const FACES = [
  ['Words and headings', fontFamilies.text],
  ['Prices and readings', fontFamilies.reading],
] as const

export function Faces() {
  return (
    <Sheet>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        {FACES.map(([use, face]) => (
          <Box key={face} sx={{ p: 5, border: theme.line.hair, borderRadius: 2, bgcolor: 'background.paper' }}>
            <Box sx={{ fontFamily: face, fontSize: '1.75rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              {[400, 500, 600].map((weight) => (
                <Box key={weight} sx={{ fontWeight: weight }}>
                  Aa Gg Rr 0123456789
                </Box>
              ))}
            </Box>
            <Box sx={{ mt: 4, typography: 'h3' }}>{use}</Box>
            <Quiet>{face}</Quiet>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
