import * as byline from '#src/features/reviews/Byline.stories.tsx'
import * as comparison from '#src/features/reviews/ComparisonCard.stories.tsx'
import * as featuredReview from '#src/features/reviews/FeaturedCard.stories.tsx'
import * as latestReview from '#src/features/reviews/LatestRow.stories.tsx'
import * as prosAndCons from '#src/features/reviews/Points.stories.tsx'
import * as readings from '#src/features/reviews/Readings.stories.tsx'
import * as reviewFilters from '#src/features/reviews/ReviewFilterForm.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Review', tags: ['!autodocs'] })

export const Byline = meta.story(componentMatrix(byline, 480))
export const Comparison = meta.story(componentMatrix(comparison, 480))
export const FeaturedReview = meta.story(componentMatrix(featuredReview, 480))
export const LatestReview = meta.story(componentMatrix(latestReview, 480))
export const ProsAndCons = meta.story(componentMatrix(prosAndCons, 480))
export const Readings = meta.story(componentMatrix(readings, 480))
export const ReviewFilters = meta.story(componentMatrix(reviewFilters, 480))
