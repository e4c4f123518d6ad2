import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import { studioPicture } from '#src/ui/studio-picture.ts'
import type { Bundle } from './deals-content.ts'
import { priceSum } from './price-sum.ts'

/** Three products that go together, added up like a receipt. */
export function BundleCard({ bundle: { title, text, parts } }: { bundle: Bundle }) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <div className="pictures">
        {parts.map(({ picture }) => (
          <ProductImage key={picture} src={studioPicture(picture)} alt="" width={400} height={400} />
        ))}
      </div>
      <div className="words">
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
        <ul>
          {parts.map(({ product, price }) => (
            <li key={product}>
              <ShopLink product={product} />
              <span>{formatMoney(parseAmount(price))}</span>
            </li>
          ))}
        </ul>
        <Price {...priceSum(parts)} />
      </div>
    </Card>
  )
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  minWidth: 0,
  '& .words': { display: 'flex', flexDirection: 'column', gap: 12 },
  // One seamless backdrop: the first part large, the other two beside it.
  '& .pictures': {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr',
    gap: 2,
    overflow: 'hidden',
    borderRadius: 8,
    '& img': { width: '100%', aspectRatio: '1' },
    // The others' heights and the gap between them: WebKit would give each of those the height of both.
    '& img:first-of-type': { gridRow: 'span 2', height: '100%' },
  },
  '& h3': theme.typography.h2,
  '& ul': { marginTop: 'auto' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    lineHeight: '44px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li span': theme.typography.reading,
  '& .words > :last-child': { paddingTop: 8, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplate: 'auto / repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: 24,
  },
}))
