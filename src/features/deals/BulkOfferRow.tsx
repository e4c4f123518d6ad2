import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Deals } from '#src/content/content-file.ts'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { ProductPictureLink, ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { Reading } from '#src/ui/Reading.tsx'

/** A bulk offer: product, discounts by quantity, and a Request Quote button. */
export function BulkOfferRow({
  offer: { title, product, text, picture, tiers },
}: {
  offer: Deals['bulkOffers'][number]
}) {
  const titleId = useId()
  return (
    <Row aria-labelledby={titleId}>
      <Stack direction="row" sx={{ flex: '999 1 16rem', alignItems: 'start', gap: 4 }}>
        {picture && (
          <ProductPictureLink product={product}>
            <ProductImage src={picture} alt="" width={80} height={80} loading="lazy" sx={PICTURE} />
          </ProductPictureLink>
        )}
        <Stack sx={{ flex: 1, gap: 1, minWidth: 0 }}>
          <h3 id={titleId}>{title}</h3>
          <p>
            <ProductSearchLink product={product} isStrong />
          </p>
          <Typography sx={{ maxWidth: MEASURE }}>{text}</Typography>
        </Stack>
      </Stack>
      <Box component="dl" sx={TIERS}>
        {tiers.map(({ pieces, discount }) => (
          <div key={pieces}>
            <Reading label={`${pieces}+ units`} value={`−${discount}`} />
          </div>
        ))}
      </Box>
      <Button aria-describedby={titleId}>Request Quote</Button>
    </Row>
  )
}

const PICTURE = { display: 'block', maxWidth: 'none', borderRadius: ({ shape }: Theme) => `${shape.pictureRadius}px` }

/** Columns of equal width, so that those of all offers are aligned. */
const TIERS = { flex: '1 1 14rem', display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 }

const Row = styled('article')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 40px',
  paddingBlock: 24,
  'li + li > &': { borderTop: theme.line.hair },
  'li:first-of-type > &': { paddingTop: 0 },
}))
