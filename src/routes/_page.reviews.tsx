import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '#src/features/reviews/ReviewsPage.tsx'
import { requirePage } from './-context.ts'

export const Route = createFileRoute('/_page/reviews')({ beforeLoad: requirePage('/reviews'), component: ReviewsPage })
