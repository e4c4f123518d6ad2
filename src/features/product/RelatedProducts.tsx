import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ProductCard } from '#src/features/products/card/ProductCard.tsx'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { relatedOptions } from './queries.ts'

/**
 * Renders up to four products of the same category without the product itself (spec §2), or nothing if there are none.
 */
export function RelatedProducts({ productId, categoryId }: { productId: string; categoryId: string }) {
  const titleId = useId()
  const { data, isError, dataUpdatedAt } = useQuery(relatedOptions(categoryId))
  const related = data?.products.filter((product) => product.id !== productId) ?? []
  if (related.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ paddingBlock: '32px 64px', borderTop: ({ line }) => line.hair }}
    >
      <h2 id={titleId}>Related Products</h2>
      <Box component="ul" role="list" sx={columns(related.length)}>
        {related.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isRelated />
          </li>
        ))}
      </Box>
      {isError && <PricesAsOf time={dataUpdatedAt} sx={{ marginTop: 4 }} />}
    </Box>
  )
}

/** Two columns on a phone, then one per product, but at least three, because wider cards would be too high. */
const columns = (count: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 720px)': { gridTemplateColumns: `repeat(${Math.max(count, 3)}, minmax(0, 1fr))` },
    gap: { xs: '32px 16px', md: '32px 24px' },
    marginTop: 4,
  }) satisfies SxProps<Theme>
