import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Hidden } from '#src/ui/Hidden.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import { StarRating } from '#src/ui/StarRating.tsx'
import { studioPicture } from '#src/ui/studio-picture.ts'
import type { Comparison } from './reviews-content.ts'

/** Two products on one bench, a measure a row. Columns are equal, so it reads at any width. */
export function ComparisonCard({ comparison: { title, category, contenders, rows, verdict } }: CardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="category">{category}</p>
      <table>
        <caption>
          <Hidden>{contenders.map(({ product }) => product).join(' and ')}, measured</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>Measure</Hidden>
            </th>
            {contenders.map(({ product, picture }) => (
              <th key={product} scope="col">
                <ProductImage src={studioPicture(picture)} alt="" width={200} height={200} loading="lazy" />
                <ShopLink product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Our rating</th>
            {contenders.map(({ product, rating }) => (
              <td key={product}>
                <StarRating rating={rating} reviewCount={null} />
              </td>
            ))}
          </tr>
          {rows.map(({ measure, values, better }) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              {values.map((value, index) => (
                <td key={contenders[index]?.product} data-better={index === better || undefined}>
                  {value}
                  {index === better && <Hidden> (better)</Hidden>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{verdict}</p>
    </Card>
  )
}

type CardProps = { comparison: Comparison }

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  '& .category': { ...theme.typography.body2, marginTop: -8, color: theme.vars.palette.text.secondary },
  '& table': { ...theme.typography.body2, width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& caption': { height: 0 },
  '& th, & td': {
    padding: '8px 8px 8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& thead th:first-of-type': { width: '30%' },
  '& tbody th': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& td': theme.typography.reading,
  // Said by weight and by a mark, and to those who listen by a word.
  '& td[data-better]': { fontWeight: 700, '&::after': { content: '" ●"', fontSize: '0.6em', verticalAlign: 'middle' } },
  '& img': { width: '100%', marginBottom: 8, borderRadius: 8 },
  '& th a': { fontWeight: 600, lineHeight: 1.35 },
}))
