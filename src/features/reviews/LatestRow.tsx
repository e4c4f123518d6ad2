import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { studioPicture } from '#src/ui/studio-picture.ts'
import { Byline } from './Byline.tsx'
import type { LatestReview } from './reviews-content.ts'

/** A review in a row of them. */
export function LatestRow({ review }: { review: LatestReview }) {
  const titleId = useId()
  return (
    <Row aria-labelledby={titleId}>
      <ProductImage src={studioPicture(review.picture)} alt="" width={160} height={160} loading="lazy" />
      <div>
        <h3 id={titleId}>{review.title}</h3>
        <Byline review={review} />
      </div>
      <p>{review.summary}</p>
    </Row>
  )
}

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 20,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '& img': { width: '100%', borderRadius: 8 },
  '& > div': { display: 'grid', alignContent: 'start', gap: 6 },
  '& > p': { gridColumn: '1 / -1', maxWidth: MEASURE },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '112px minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 24,
    '& > p': { gridColumn: 'auto' },
  },
}))
