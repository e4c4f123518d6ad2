import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Review } from '#src/content/content-file.ts'
import { ProductSearchLink } from '#src/features/products/ProductSearchLink.tsx'
import { StarRating } from '#src/features/products/StarRating.tsx'
import { formatPublished } from '#src/lib/dates.ts'

/** A review's product, category, rating and date. */
export function Byline({ review }: { review: Review }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <p>
        <ProductSearchLink product={review.product} isStrong />{' '}
        <Typography component="span" color="textSecondary">
          in {review.category}
        </Typography>
      </p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        <StarRating rating={review.rating} reviewCount={null} />
        <Typography component="time" variant="reading" color="textSecondary" dateTime={review.date} sx={published}>
          {formatPublished(review.date)}
        </Typography>
      </Stack>
    </Stack>
  )
}

const published = { fontSize: 'body2.fontSize', lineHeight: '1.25rem' }
