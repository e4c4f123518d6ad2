import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSite } from '#src/config/site.tsx'
import type { Reviews } from '#src/content/content-file.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { CardList } from '#src/ui/page/CardList.tsx'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { Section } from '#src/ui/page/Section.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ComparisonCard } from './ComparisonCard.tsx'
import { FeaturedCard } from './FeaturedCard.tsx'
import { LatestRow } from './LatestRow.tsx'
import { ReviewFilterForm } from './ReviewFilterForm.tsx'
import { describeFilters, NO_FILTERS, showsComparison, showsReview } from './review-filters.ts'
import { reviewJsonLd } from './review-json-ld.ts'

/** Reviews and comparisons with filters (spec §2, /reviews). */
export function ReviewsPage({ content }: { content: Reviews }) {
  const { store } = useSite()
  const [filters, setFilters] = useState(NO_FILTERS)
  const featured = content.featured.filter((review) => showsReview(filters, review))
  const latest = content.latest.filter((review) => showsReview(filters, review))
  const compared = content.comparisons.filter((comparison) => showsComparison(filters, comparison))
  const reviews = [...featured, ...latest]
  return (
    <Page>
      {reviews.length > 0 && <JsonLd data={reviews.map((review) => reviewJsonLd(review, store.name))} />}
      <PageTop title="Reviews" lead={content.lead} />
      <ReviewFilterForm categories={content.categories} onChange={setFilters}>
        <Typography
          role="status"
          component="p"
          variant="reading"
          color="textSecondary"
          sx={{ fontSize: 'body2.fontSize' }}
        >
          {/* Makes the status change with every filter, also if the count stays the same. */}
          <VisuallyHidden>{`${describeFilters(filters)}, `}</VisuallyHidden>
          <span>{describe(reviews.length, compared.length)}</span>
        </Typography>
      </ReviewFilterForm>
      {reviews.length + compared.length === 0 && (
        <Notice
          title="No reviews found matching your search criteria."
          hint="Try removing a filter or changing your search."
        />
      )}
      {featured.length > 0 && (
        <Section title="Featured reviews">
          <CardList count={{ md: 2 }} gap="48px 32px">
            {featured.map((review, index) => (
              <FeaturedCard key={review.id} review={review} isLarge={index === 0} />
            ))}
          </CardList>
        </Section>
      )}
      {compared.length > 0 && (
        <Section title="Head to head">
          <CardList count={{ lg: 3 }} gap="48px 24px" minWidth={17}>
            {compared.map((comparison) => (
              <ComparisonCard key={comparison.title} comparison={comparison} />
            ))}
          </CardList>
        </Section>
      )}
      {latest.length > 0 && (
        <Section title="Latest reviews">
          <CardList count={{}} gap={0}>
            {latest.map((review) => (
              <LatestRow key={review.id} review={review} />
            ))}
          </CardList>
        </Section>
      )}
    </Page>
  )
}

function describe(reviews: number, compared: number): string {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  return `${counted(reviews, 'review')}, ${counted(compared, 'comparison')}`
}
