import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '#src/features/reviews/ReviewsPage.tsx'

export const Route = createFileRoute('/_page/reviews')({ component: ReviewsPage })
