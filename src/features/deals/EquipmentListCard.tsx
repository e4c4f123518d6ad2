import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useMoney } from '#src/config/site.tsx'
import type { Deals } from '#src/content/content-file.ts'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { parseAmount } from '#src/lib/money.ts'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { priceSum } from './price-sum.ts'

/** A list of products for one purpose, with a reason for each. */
export function EquipmentListCard({ list: { title, text, items } }: { list: Deals['equipmentLists'][number] }) {
  const titleId = useId()
  const money = useMoney()
  const hasPictures = items.some(({ picture }) => picture)
  return (
    <Stack component="article" aria-labelledby={titleId} sx={card}>
      <h3 id={titleId}>{title}</h3>
      <Typography color="textSecondary" sx={{ maxWidth: MEASURE, marginTop: 1 }}>
        {text}
      </Typography>
      <Box component="ul" sx={{ marginBlock: 4 }}>
        {items.map(({ product, price, why, picture }) => (
          <Item key={product}>
            {hasPictures && <ProductImage src={picture} alt="" width={64} height={64} loading="lazy" sx={PICTURE} />}
            <Words>
              <Stack sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                <ProductSearchLink product={product} isStrong isStretched />
                <Typography variant="body2" color="textSecondary">
                  {why}
                </Typography>
              </Stack>
              <Typography variant="reading" sx={{ marginInlineStart: 'auto' }}>
                {money.format(parseAmount(price))}
              </Typography>
            </Words>
          </Item>
        ))}
      </Box>
      <Stack component="p" direction="row" sx={sum}>
        <span>Total for {items.length} items</span>
        <Typography variant="reading" component="strong">
          {money.format(parseAmount(priceSum(items).price))}
        </Typography>
      </Stack>
    </Stack>
  )
}

const sum = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  marginTop: 'auto',
  paddingTop: 3,
  borderTop: (theme: Theme) => theme.line.sum,
}

const card = {
  padding: { xs: 4, md: 7 },
  border: (theme: Theme) => theme.line.hair,
  borderRadius: (theme: Theme) => `${theme.shape.pictureRadius}px`,
  backgroundColor: 'background.paper',
}

const PICTURE = {
  alignSelf: 'start',
  width: { xs: 48, md: 64 },
  borderRadius: ({ shape }: Theme) => `${shape.borderRadius}px`,
  // Brighter than other backdrops, because black products are hard to see at this size in the dark scheme.
  '&[data-studio]': { background: 'var(--o-palette-backdrop-pool)' },
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  paddingBlock: 12,
  borderTop: theme.line.hair,
}))

/** The name with its reason, and the price in the line of the name. */
const Words = styled('div')({
  flex: '1 1 8rem',
  display: 'flex',
  // Wraps the price if the text is large.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  minWidth: 0,
})
