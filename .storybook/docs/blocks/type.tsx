/** Blocks that show the type scale and the fonts. */
import Box from '@mui/material/Box'
import type { CSSObject } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { products, studioLaptop } from '#fixtures/products.ts'
import { fontFamilies } from '#src/app/theme/fonts.ts'
import { theme } from '#src/app/theme/theme.ts'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { Block, Muted, Value } from './primitives.tsx'

const TITLE = studioLaptop.title
const PRICE = formatMoney(parseAmount(studioLaptop.price))
const SENTENCE = studioLaptop.description?.split('\n')[0] ?? TITLE

const STYLES = [
  ['figure', 'A large number that a page highlights', String(products.length)],
  ['display', 'A sentence that a page highlights', TITLE],
  ['h1', 'A page’s heading', TITLE],
  ['title', 'A heading as large as the page’s own, lower in the page', TITLE],
  ['h2', 'Heading of a section', TITLE],
  ['h3', 'Heading of a subsection', TITLE],
  ['lead', 'First paragraph of a page', SENTENCE],
  ['body1', 'Text', SENTENCE],
  ['button', 'Label of a button', 'Add to Cart'],
  ['body2', 'Small text: tables, lists of filters', SENTENCE],
  ['caption', 'Captions, and notes beside a field', SENTENCE],
  ['maker', 'Brand of a product', studioLaptop.brand ?? ''],
  ['reading', 'Prices, counts, ASINs: as large as the text around them', `${PRICE} · ${studioLaptop.asin}`],
] as const

export function TypeScale() {
  return (
    <Block>
      {STYLES.map(([name, use, sample]) => (
        <Box key={name} sx={{ py: 5, borderTop: theme.line.hair }}>
          <Typography variant={name} component="p" sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
            {sample}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, rowGap: 1, mt: 3 }}>
            <Box component="span" sx={{ typography: 'body2', fontWeight: 600 }}>
              {use}
            </Box>
            <Value>{name}</Value>
            <Muted>{measuresOf(theme.typography[name]).join(' · ')}</Muted>
          </Box>
        </Box>
      ))}
    </Block>
  )
}

const measuresOf = ({ fontSize, lineHeight, fontWeight, letterSpacing }: CSSObject): string[] =>
  Object.entries({
    size: typeof fontSize === 'string' ? sizeOf(fontSize) : '',
    line: lineHeight,
    weight: fontWeight,
    spacing: letterSpacing,
  }).flatMap(([name, value]) => (isSet(value) ? [`${name} ${value}`] : []))

const isSet = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value !== 'inherit') || typeof value === 'number'

/** Returns the font size in pixels, as a range if it depends on the window's width. */
const sizeOf = (fontSize: string): string => {
  const sizes = Array.from(fontSize.matchAll(/([\d.]+)rem(?! \+)/g), ([, rem]) => Number(rem) * 16)
  if (sizes.length === 0) return ''
  return `${sizes.join(' to ')} px${sizes.length > 1 ? ' with the width of the window' : ''}`
}

const FONTS = [
  ['Text and headings', fontFamilies.text],
  ['Prices and numbers', fontFamilies.reading],
] as const

export function Fonts() {
  return (
    <Block>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        {FONTS.map(([use, font]) => (
          <Box key={font} sx={{ p: 5, border: theme.line.hair, borderRadius: 2, bgcolor: 'background.paper' }}>
            <Box sx={{ fontFamily: font, fontSize: '1.75rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              {[400, 500, 600].map((weight) => (
                <Box key={weight} sx={{ fontWeight: weight }}>
                  Aa Gg Rr 0123456789
                </Box>
              ))}
            </Box>
            <Box sx={{ mt: 4, typography: 'h3' }}>{use}</Box>
            <Muted>{font}</Muted>
          </Box>
        ))}
      </Box>
    </Block>
  )
}
