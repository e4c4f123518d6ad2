import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { structuredData } from '#src/testing/structured-data.ts'

/** The cards of a section, each in an item of its list. */
const articles = async (name: string) => {
  const cards = within(await screen.findByRole('region', { name })).getAllByRole('article')
  for (const card of cards) expect(card.parentElement?.parentElement).toHaveRole('list')
  return cards
}
const resultCount = () => screen.getByText(/^\d+ reviews?, \d+ comparisons?$/)

test('there are three featured reviews, three comparisons and six latest reviews, and filters for the rating', async () => {
  renderApp('/reviews')
  expect(await articles('Featured reviews')).toHaveLength(3)
  expect(await articles('Head to head')).toHaveLength(3)
  expect(await articles('Latest reviews')).toHaveLength(6)
  const options = within(screen.getByRole('combobox', { name: 'Rating' })).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['All ratings', '4+', '3+'])
})

test('filters for category and rating are combined, and the count is announced', async () => {
  const user = renderApp('/reviews')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Laptops')
  expect(resultCount()).toHaveTextContent('2 reviews, 0 comparisons')
  expect(screen.getByRole('status')).toHaveTextContent('Filtered by Laptops, 2 reviews, 0 comparisons')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4+')
  expect(resultCount()).toHaveTextContent('1 review, 0 comparisons')
  expect(screen.getByRole('article', { name: 'An accurate display and near-silent fans' })).toBeVisible()
})

test('the structured data has a review for each reviewed product, only the found ones, and none without results', async () => {
  const user = renderApp('/reviews')
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  const reviews = structuredData('Review')
  expect(reviews).toHaveLength(9)
  for (const review of reviews) {
    expect(review.itemReviewed).toMatchObject({ '@type': 'Product', review: { '@id': review['@id'] } })
  }
  await user.type(search, 'Studio One')
  expect(structuredData('Review').map((review) => review.name)).toEqual(['Accurate, comfortable and easy to repair'])
  await user.type(search, ' theremin')
  expect(screen.getByText('No reviews found matching your search criteria.')).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(structuredData('Review')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(search).toHaveValue('')
  expect(resultCount()).toHaveTextContent('9 reviews, 3 comparisons')
})
