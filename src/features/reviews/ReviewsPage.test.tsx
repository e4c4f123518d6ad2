import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { structuredData } from '#src/testing/structured-data.ts'

const region = (name: string) => screen.findByRole('region', { name })
const articles = async (name: string) => within(await region(name)).getAllByRole('article')
const resultCount = () => screen.getByText(/^\d+ reviews?, \d+ comparisons?$/)

test('there are three featured reviews, three head-to-head comparisons and six latest reviews', async () => {
  renderApp('/reviews')
  expect(await articles('Featured reviews')).toHaveLength(3)
  expect(await articles('Head to head')).toHaveLength(3)
  expect(await articles('Latest reviews')).toHaveLength(6)
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

test('the structured data has a review for each reviewed product, and none if no review is shown', async () => {
  const user = renderApp('/reviews')
  await articles('Featured reviews')
  const reviews = structuredData('Review')
  expect(reviews).toHaveLength(9)
  for (const review of reviews) {
    expect(review.itemReviewed).toMatchObject({ '@type': 'Product', review: { '@id': review['@id'] } })
  }
  await user.type(screen.getByRole('searchbox', { name: 'Search reviews' }), 'submarine')
  await screen.findByText('No reviews found matching your search criteria.')
  expect(structuredData('Review')).toEqual([])
})

test('the rating filter has the options all, 4+ and 3+', async () => {
  renderApp('/reviews')
  const rating = await screen.findByRole('combobox', { name: 'Rating' })
  expect(
    within(rating)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All ratings', '4+', '3+'])
})

test('a search without results shows a message, and Clear Filters shows everything again', async () => {
  const user = renderApp('/reviews')
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  await user.type(search, 'theremin')
  expect(screen.getByText('No reviews found matching your search criteria.')).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(search).toHaveValue('')
  expect(resultCount()).toHaveTextContent('9 reviews, 3 comparisons')
})

test('the structured data contains only the shown reviews', async () => {
  const user = renderApp('/reviews')
  await user.type(await screen.findByRole('searchbox', { name: 'Search reviews' }), 'Studio One')
  type Entry = { '@type': string; name: string }
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script): Entry | Entry[] => JSON.parse(script.textContent))
    .filter((entry) => entry['@type'] === 'Review')
  expect(data.map((review) => review.name)).toEqual(['Accurate, comfortable and easy to repair'])
})
