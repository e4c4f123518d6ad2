import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Deals } from '#src/content/content-file.ts'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { Price } from '#src/features/products/Price.tsx'
import { ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { parseAmount, savings } from '#src/lib/money.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type FlashDealProps = { deal: Deals['flashDeals'][number] }

/** A reduced product, with the discount in percent. */
export function FlashDeal({ deal: { product, price, originalPrice, picture } }: FlashDealProps) {
  const titleId = useId()
  const drop = Math.round(((savings(price, originalPrice) ?? 0) / (parseAmount(originalPrice) ?? 1)) * 100)
  return (
    <Stack component="article" aria-labelledby={titleId} sx={{ position: 'relative', gap: 2, minWidth: 0 }}>
      <Typography component="h3" id={titleId} sx={{ lineHeight: 1.35 }}>
        <ProductSearchLink product={product} isStrong isStretched />
      </Typography>
      {/* After the heading, so that screen readers say first what the discount is of. */}
      <Box sx={{ position: 'relative', order: -1, pointerEvents: 'none' }}>
        <ColumnPicture src={picture} alt="" width={240} height={240} loading="lazy" sx={{ aspectRatio: '1' }} />
        <Chip
          variant="reading"
          color="signal"
          sx={{ position: 'absolute', left: 8, bottom: 8 }}
          label={
            <>
              <VisuallyHidden>Save </VisuallyHidden>
              <span aria-hidden="true">−</span>
              {drop}%
            </>
          }
        />
      </Box>
      <Price price={price} originalPrice={originalPrice} />
    </Stack>
  )
}
