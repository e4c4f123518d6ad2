import { styled } from '@mui/material/styles'
import { formatPublished } from '#src/lib/dates.ts'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import { StarRating } from '#src/ui/StarRating.tsx'
import type { Review } from './reviews-content.ts'

/** What a review is about, what it came to, and when. */
export function Byline({ review }: { review: Review }) {
  return (
    <Lines>
      <p>
        <ShopLink product={review.product} /> <span>in {review.category}</span>
      </p>
      <div>
        <StarRating rating={review.rating} reviewCount={null} />
        <time dateTime={review.date}>{formatPublished(review.date)}</time>
      </div>
    </Lines>
  )
}

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& a': { fontWeight: 600 },
  '& span, & time': { color: theme.vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  '& time': { ...theme.typography.reading, fontSize: theme.typography.body2.fontSize, lineHeight: '20px' },
}))
