import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { hasPage, useSite } from '#src/config/site.tsx'
import { reviewTitles } from '#src/features/reviews/review-titles.ts'
import { TextLink } from '#src/ui/links.tsx'

/** A link to the shop's own review of a product, with its score and title, or nothing if there is no review. */
export function ProductReview({ product }: { product: string }) {
  const site = useSite()
  const [id, review] = Object.entries(reviewTitles).find(([, each]) => each.product === product) ?? []
  if (!review || !hasPage(site, '/reviews')) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Typography variant="caption" color="textSecondary">
        Our review
      </Typography>
      <p>
        <TextLink to="/reviews" hash={id}>
          <Typography
            component="span"
            variant="reading"
            sx={{ display: 'inline-block', fontWeight: 'bold', marginInlineEnd: 1 }}
          >
            {review.rating}
          </Typography>{' '}
          {review.title}
        </TextLink>
      </p>
    </Stack>
  )
}
