import { createFileRoute } from '@tanstack/react-router'
import { reviewsOptions } from '#src/features/reviews/queries.ts'
import { ReviewsPage } from '#src/features/reviews/ReviewsPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/reviews')({
  beforeLoad: requirePage('/reviews'),
  loader: ({ context: { queryClient, site } }) => queryClient.query(reviewsOptions(site)),
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage content={Route.useLoaderData()} />
}
