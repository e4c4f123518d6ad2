import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { reviewPicture } from '#src/ui/studio-picture.ts'
import { Byline } from './Byline.tsx'
import { Points } from './Points.tsx'
import { Readings } from './Readings.tsx'
import type { FeaturedReview } from './reviews-content.ts'

/** A review at length: the picture, the verdict, what the bench read, and both sides. */
export function FeaturedCard({ review }: { review: FeaturedReview }) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <div className="split">
        <ProductImage src={reviewPicture(review.id)} alt="" width={640} height={480} loading="lazy" />
        <div className="words">
          <h3 id={titleId}>{review.title}</h3>
          <Byline review={review} />
          <p>{review.summary}</p>
          <Readings readings={review.readings} />
          <Points liked={review.liked} missed={review.missed} />
        </div>
      </div>
    </Card>
  )
}

const Card = styled('article')({
  containerType: 'inline-size',
  '& .split, & .words': { display: 'grid', alignContent: 'start', gap: 16, minWidth: 0 },
  '& img': { width: '100%', aspectRatio: '4 / 3', borderRadius: 8 },
  '& .words': { containerType: 'inline-size' },
  '& .words > p': { maxWidth: MEASURE },
  '& h3': { fontSize: '1.75rem', lineHeight: 1.15, letterSpacing: '-0.02em', textWrap: 'balance' },
  // The one that has the row to itself stands beside its picture.
  '@container (min-width: 760px)': {
    '& .split': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 32 },
    '& .words': { alignContent: 'center', gap: 20 },
    '& img': { aspectRatio: '1' },
  },
})
