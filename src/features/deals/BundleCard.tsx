import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useMoney } from '#src/config/site.tsx'
import type { Deals } from '#src/content/content-file.ts'
import { Price } from '#src/features/products/Price.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { ProductPictureLink, ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { parseAmount, savings } from '#src/lib/money.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { priceSum } from './price-sum.ts'

/** A bundle of three products, with their prices and the sum. */
export function BundleCard({ bundle: { title, text, parts } }: { bundle: Deals['bundles'][number] }) {
  const titleId = useId()
  const money = useMoney()
  return (
    <Box component="article" aria-labelledby={titleId} sx={card}>
      {parts.some(({ picture }) => picture) && (
        <Pictures>
          {parts.map(({ product, picture }) => (
            <ProductPictureLink key={product} product={product}>
              <ProductImage src={picture} alt="" width={400} height={400} />
            </ProductPictureLink>
          ))}
        </Pictures>
      )}
      <Stack sx={words}>
        <Typography variant="h2" component="h3" id={titleId}>
          {title}
        </Typography>
        <Typography sx={{ textWrap: 'pretty' }}>{text}</Typography>
        <Stack component="ul">
          {parts.map(({ product, price, originalPrice }) => (
            <Stack key={product} component="li" direction="row" sx={line}>
              <Box sx={NAME}>
                <ProductSearchLink product={product} />
              </Box>
              <PartPrice>
                {money.format(parseAmount(price))}
                {originalPrice && savings(price, originalPrice) !== null && (
                  <s>
                    <VisuallyHidden>Was </VisuallyHidden>
                    {money.format(parseAmount(originalPrice))}
                  </s>
                )}
              </PartPrice>
            </Stack>
          ))}
        </Stack>
        <Stack direction="row" sx={total}>
          <span>Total</span>
          <TotalPrice {...priceSum(parts)} />
        </Stack>
      </Stack>
    </Box>
  )
}

/** Fills its row beside the price, or a row of its own if the text is large. */
const NAME = { flex: '1 1 8rem', minWidth: 0 }

/** Fills the card if it has no pictures. */
const words = { gap: 3, '&:only-child': { gridArea: '1 / 1 / -1 / -1' } }

const line = {
  flexWrap: 'wrap',
  columnGap: 4,
  paddingBlock: '10px',
  // The lines of bundles that are beside each other have the same height, with and without an original price.
  minHeight: { xs: 44, md: 64 },
  borderTop: (theme: Theme) => theme.line.hair,
}

const total = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  marginTop: 'auto',
  paddingTop: 2,
  borderTop: (theme: Theme) => theme.line.sum,
}

/** The price, and the original one below it. */
const PartPrice = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  '& > s': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}))

/** The sum is at the right edge, below the prices of the parts. */
const TotalPrice = styled(Price)({
  columnGap: 12,
  marginInlineStart: 'auto',
  // The DOM has the sum first.
  '& > strong': { order: 1 },
})

const card = {
  display: 'grid',
  gridTemplate: {
    xs: 'auto 1fr / minmax(0, 1fr)',
    sm: 'auto / repeat(2, minmax(0, 1fr))',
    md: 'auto 1fr / minmax(0, 1fr)',
  },
  gap: { xs: 4, sm: 6, md: 4 },
  minWidth: 0,
}

/** Pictures of the products: the first is large, the other two are beside it. */
const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: 2,
  overflow: 'hidden',
  borderRadius: theme.shape.pictureRadius,
  '& img': { display: 'block', width: '100%', aspectRatio: '1' },
  '& > :first-of-type': { gridRow: 'span 2' },
  // As high as the two others and their gap. Without it, WebKit stretches each of those to the full height.
  '& > :first-of-type img': { height: '100%' },
  // As high as the text beside them.
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& img': { aspectRatio: 'auto', height: '100%', objectFit: 'contain' },
  },
}))
