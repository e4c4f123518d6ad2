import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ProductCard } from './ProductCard.tsx'
import { relatedOptions } from './queries.ts'

/** Up to four of the same category, never the product itself (spec §2). Nothing where there are none. */
export function RelatedProducts({ productId, categoryId }: { productId: string; categoryId: string }) {
  const titleId = useId()
  const { data } = useQuery(relatedOptions(categoryId))
  const related = data?.products.filter((product) => product.id !== productId) ?? []
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Related Products</h2>
      <div>
        {related.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  paddingBlock: '32px 64px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '32px 16px',
    marginTop: 16,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 24 },
  },
}))
