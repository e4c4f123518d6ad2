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
      <div className="split">
        <div className="about">
          <h3 id={titleId}>{title}</h3>
          <p>{category}</p>
        </div>
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
        <p className="verdict">{verdict}</p>
      </div>
    </Card>
  )
}

type CardProps = { comparison: Comparison }

const Card = styled('article')(({ theme }) => ({
  containerType: 'inline-size',
  '& .split': { display: 'grid', alignContent: 'start', gap: 12 },
  '& .about p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
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
  '& td[data-better]': { fontWeight: 700, '&::after': { content: '" •"' } },
  '& img': { width: '100%', maxWidth: 160, marginBottom: 8, borderRadius: 8 },
  '& th a': { fontWeight: 600, lineHeight: 1.35 },
  // Where there is room, the words stand beside the table.
  '@container (min-width: 620px)': {
    '& .split': {
      gridTemplate: '"about table" auto "verdict table" 1fr / minmax(0, 3fr) minmax(0, 5fr)',
      columnGap: 40,
    },
    '& .about': { gridArea: 'about' },
    '& table': { gridArea: 'table' },
    '& .verdict': { gridArea: 'verdict' },
  },
}))
