/** Blocks that show the type scale and the fonts. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Typeset } from '@storybook/addon-docs/blocks'
import { products, studioLaptop } from '#fixtures/products.ts'
import { useMoney } from '#src/config/site.tsx'
import { parseDescription } from '#src/lib/description.ts'
import { parseAmount } from '#src/lib/money.ts'
import { fontFamilies } from '#src/theme/fonts.ts'
import { theme } from '#src/theme/theme.ts'
import { useShownShop } from '../../shop/shops.ts'
import { isFluid, measureText, WIDTHS } from '../../tokens/text-style.ts'
import { TEXT_STYLES, TEXT_USES, type TextStyle } from '../../tokens/uses.ts'
import { Block, Muted, SpecTable, Value } from './primitives.tsx'
import { TokenName } from './TokenName.tsx'

const TITLE = studioLaptop.title
const SENTENCE = parseDescription(studioLaptop.description).lines[0] ?? TITLE

const SAMPLES: Record<TextStyle, string> = {
  figure: String(products.length),
  display: TITLE,
  h1: TITLE,
  title: TITLE,
  h2: TITLE,
  h3: TITLE,
  lead: SENTENCE,
  body1: SENTENCE,
  button: 'Add to Cart',
  body2: SENTENCE,
  caption: SENTENCE,
  maker: studioLaptop.brand ?? '',
  reading: studioLaptop.price,
}

/** The text styles on a screen of each width. */
export function TypeSpecimen() {
  const { replace } = useShownShop()
  const money = useMoney()
  const samples = { ...SAMPLES, reading: `${money.format(parseAmount(SAMPLES.reading))} · ${studioLaptop.asin}` }
  return (
    <Block>
      {WIDTHS.map((width) => (
        <Box key={width} sx={{ mt: 8, p: 6, maxWidth: width, border: theme.line.hair, bgcolor: 'background.default' }}>
          <Muted>{width} px</Muted>
          {TEXT_STYLES.map((style) => (
            <Box key={style} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6, mt: 5 }}>
              <Value sx={{ width: '9rem', flex: 'none', color: 'text.secondary' }}>
                {style} {measureText(style, width).size}
              </Value>
              <Typography
                variant={style}
                component="p"
                sx={{ flex: '1 1 16rem', minWidth: 0, maxWidth: '68ch', fontSize: measureText(style, width).size }}
              >
                {replace(samples[style])}
              </Typography>
            </Box>
          ))}
        </Box>
      ))}
    </Block>
  )
}

/** Table of the text styles with their names and measures. */
export function TypeScale() {
  return (
    <SpecTable
      columns={['For', 'In the theme', `Size at ${WIDTHS.join(', ')}`, 'Line', 'Weight', 'Spacing']}
      rows={TEXT_STYLES.map((style) => {
        const { lineHeight, weight, size, letterSpacing } = measureText(style, WIDTHS[0])
        const sizes = WIDTHS.map((width) => Math.round(measureText(style, width).size))
        return {
          key: style,
          cells: [
            TEXT_USES[style],
            <TokenName key="name" name={style} />,
            <Value key="size">{isFluid(style) ? sizes.join(', ') : size}</Value>,
            <Value key="line">{lineHeight}</Value>,
            <Value key="weight">{weight}</Value>,
            <Value key="spacing">{Math.round((letterSpacing / size) * 100) / 100} em</Value>,
          ],
        }
      })}
    />
  )
}

/** The names of a font, and its sizes on a desktop screen. */
export function FontSizes({ family }: { family: 'text' | 'reading' }) {
  const sizes = TEXT_STYLES.map((style) => measureText(style, DESKTOP))
    .filter((measures) => measures.family === family)
    .map(({ size }) => size)
  return (
    <>
      <Muted>{fontFamilies[family]}</Muted>
      <Typeset
        fontFamily={fontFamilies[family]}
        fontSizes={[...new Set(sizes)].toSorted((a, b) => b - a)}
        fontWeight={400}
        sampleText="Aa Gg Rr 0123456789"
      />
    </>
  )
}

const DESKTOP = 1440
