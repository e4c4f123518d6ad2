import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReviewTitle } from '#src/features/reviews/queries.ts'
import { TextLink } from '#src/ui/controls/links.tsx'

/** A link to the shop's own review of a product, with its score and title. */
export function ProductReview({ review: { id, rating, title } }: { review: ReviewTitle }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Typography component="h2" variant="caption" color="textSecondary" sx={{ letterSpacing: 'normal' }}>
        Our review
      </Typography>
      <p>
        <TextLink to="/reviews" hash={id}>
          <Typography
            component="span"
            variant="reading"
            sx={{ display: 'inline-block', fontWeight: 'bold', marginInlineEnd: 1 }}
          >
            {rating}
          </Typography>{' '}
          {title}
        </TextLink>
      </p>
    </Stack>
  )
}
