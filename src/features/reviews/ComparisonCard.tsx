import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useMoney } from '#src/config/site.tsx'
import type { Reviews } from '#src/content/content-file.ts'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { StarRating } from '#src/features/products/StarRating.tsx'
import { parseAmount } from '#src/lib/money.ts'
import { Table, TableBody, TableCell, TableHead, TableRow } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** A comparison of two products: a table with one measure per row, and a verdict. */
export function ComparisonCard({ comparison: { title, category, contenders, rows, verdict } }: CardProps) {
  const titleId = useId()
  const money = useMoney()
  const hasPictures = contenders.some(({ picture }) => picture)
  return (
    <Box component="article" aria-labelledby={titleId} sx={{ containerType: 'inline-size' }}>
      <Box sx={split}>
        <Box sx={{ [WIDE]: { gridArea: 'about' } }}>
          <h3 id={titleId}>{title}</h3>
          <Typography variant="body2" color="textSecondary">
            {category}
          </Typography>
        </Box>
        <Table sx={table}>
          <caption>
            <VisuallyHidden>{contenders.map(({ product }) => product).join(' and ')}, compared</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '30%' }}>
                <VisuallyHidden>Specification</VisuallyHidden>
              </TableCell>
              {contenders.map(({ product, picture }) => (
                <TableCell key={product}>
                  {hasPictures && (
                    <ColumnPicture
                      src={picture}
                      alt=""
                      width={200}
                      height={200}
                      loading="lazy"
                      sx={{ maxWidth: 160, marginBottom: 2 }}
                    />
                  )}
                  <ProductSearchLink product={product} isStrong />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row">
                Our rating
              </TableCell>
              {contenders.map(({ product, rating }) => (
                <TableCell key={product} variant="reading">
                  <StarRating rating={rating} reviewCount={null} />
                </TableCell>
              ))}
            </TableRow>
            {rows.map(({ measure, values, better, isPrice }) => (
              <TableRow key={measure}>
                <TableCell component="th" scope="row">
                  {measure}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell
                    key={contenders[index]?.product}
                    variant="reading"
                    sx={index === better ? { fontWeight: 'bold' } : undefined}
                  >
                    {isPrice ? money.format(parseAmount(value)) : value}
                    {/* Marked by weight and a dot, and by a text for screen readers. */}
                    {index === better && (
                      <>
                        <VisuallyHidden> (better)</VisuallyHidden> <span aria-hidden="true">•</span>
                      </>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography sx={{ [WIDE]: { gridArea: 'verdict' } }}>{verdict}</Typography>
      </Box>
    </Box>
  )
}

type CardProps = { comparison: Reviews['comparisons'][number] }

/** Wide cards show the texts beside the table. */
const WIDE = '@container (min-width: 38.75rem)'

const table = {
  tableLayout: 'fixed',
  // Limited by the width of the card, so that large words fit into the three columns.
  fontSize: 'min(0.8125rem, 5.5cqi)',
  '& caption': { height: 0, padding: 0 },
  [WIDE]: { gridArea: 'table' },
}

const split = {
  display: 'grid',
  gap: 3,
  [WIDE]: {
    gridTemplate: '"about table" auto "verdict table" 1fr / minmax(0, 3fr) minmax(0, 5fr)',
    columnGap: 10,
  },
}
