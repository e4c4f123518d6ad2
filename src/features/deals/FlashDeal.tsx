import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { parseAmount, savings } from '#src/lib/money.ts'
import { Hidden } from '#src/ui/Hidden.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import { studioPicture } from '#src/ui/studio-picture.ts'
import type { Part } from './deals-content.ts'

/** A price that has dropped, and by how much. */
export function FlashDeal({ deal: { product, price, originalPrice, picture } }: { deal: Required<Part> }) {
  const titleId = useId()
  const drop = Math.round(((savings(price, originalPrice) ?? 0) / (parseAmount(originalPrice) ?? 1)) * 100)
  return (
    <Card aria-labelledby={titleId}>
      <div>
        <ProductImage src={studioPicture(picture)} alt="" width={240} height={240} loading="lazy" />
        <p>
          <Hidden>Down </Hidden>
          <span aria-hidden="true">−</span>
          {drop}%
        </p>
      </div>
      <h3 id={titleId}>
        <ShopLink product={product} />
      </h3>
      <Price price={price} originalPrice={originalPrice} />
    </Card>
  )
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minWidth: 0,
  '& > :first-of-type': { position: 'relative' },
  '& > :first-of-type p': {
    ...theme.typography.reading,
    position: 'absolute',
    left: 8,
    bottom: 8,
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.vars.palette.signal.contrastText,
    background: theme.vars.palette.signal.main,
  },
  '& img': { width: '100%', aspectRatio: '1', borderRadius: 8 },
  '& h3': { ...theme.typography.body1, fontWeight: 600, lineHeight: 1.35 },
}))
