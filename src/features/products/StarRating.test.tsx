import { screen } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { StarRating } from './StarRating.tsx'

test.each([
  ['4.6', 58, 'Rated 4.6 of 5, 58 reviews'],
  ['4.96', 1184, 'Rated 5.0 of 5, 1,184 reviews'],
  ['0', 1, 'Rated 0.0 of 5, 1 review'],
  ['4.8', null, 'Rated 4.8 of 5'],
])('a rating of %s by %j reviews is one image named "%s"', (rating, reviewCount, name) => {
  renderWithProviders(<StarRating rating={rating} reviewCount={reviewCount} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(name)
})
