import { existsSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { products } from '#fixtures/products.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { comparisons, featuredReviews, latestReviews, REVIEW_CATEGORIES } from './reviews-content.ts'

const region = (name: string) => screen.findByRole('region', { name })
const articles = async (name: string) => within(await region(name)).getAllByRole('article')
const found = () => screen.getByText(/^\d+ reviews?, \d+ comparisons?$/)

test('there are three featured reviews, three head-to-head comparisons and six latest reviews', async () => {
  renderApp('/reviews')
  expect(await articles('Featured reviews')).toHaveLength(3)
  expect(await articles('Head to head')).toHaveLength(3)
  expect(await articles('Latest reviews')).toHaveLength(6)
})

test('the text filter finds titles and products', async () => {
  const user = renderApp('/reviews')
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  await user.type(search, 'dials first')
  expect(screen.getByRole('article', { name: 'Dials first, menus never' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.clear(search)
  await user.type(search, 'TESSARINE')
  expect(screen.getByRole('article', { name: 'One large knob, and it is the right one' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('the category and rating filters agree with each other, and the count is announced', async () => {
  const user = renderApp('/reviews')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Laptops')
  expect(found()).toHaveTextContent('2 reviews, 0 comparisons')
  expect(found()).toHaveRole('status')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4+')
  expect(found()).toHaveTextContent('1 review, 0 comparisons')
  expect(screen.getByRole('article', { name: 'A quiet desk, folded in half' })).toBeVisible()
})

test('the rating filter has all, 4+ and 3+', async () => {
  const user = renderApp('/reviews')
  const rating = await screen.findByRole('combobox', { name: 'Rating' })
  expect(
    within(rating)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All ratings', '4+', '3+'])
  await user.selectOptions(rating, '3+')
  expect(found()).toHaveTextContent('8 reviews')
  await user.selectOptions(rating, '4+')
  expect(found()).toHaveTextContent('6 reviews')
})

test('when nothing is found the page says so, and Clear Filters shows everything again', async () => {
  const user = renderApp('/reviews')
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  await user.type(search, 'theremin')
  expect(screen.getByText('No reviews found matching your search criteria.')).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(search).toHaveValue('')
  expect(found()).toHaveTextContent('9 reviews, 3 comparisons')
})

test('the structured data holds the reviews that are shown, and no others', async () => {
  const user = renderApp('/reviews')
  await user.type(await screen.findByRole('searchbox', { name: 'Search reviews' }), 'Studio One')
  type Entry = { '@type': string; name: string }
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script): Entry | Entry[] => JSON.parse(script.textContent))
    .filter((entry) => entry['@type'] === 'Review')
  expect(data.map((review) => review.name)).toEqual(['The headphones you stop thinking about'])
})

describe('the words', () => {
  const reviews = [...featuredReviews, ...latestReviews]
  const contenders = comparisons.flatMap((comparison) => comparison.contenders)

  test('speak only of products that the catalogue has, in its categories', () => {
    const known = new Map(products.map((product) => [product.title, product.category]))
    for (const { product, category } of reviews) expect([product, known.get(product)]).toEqual([product, category])
    for (const { product } of contenders) expect(known.has(product)).toBe(true)
    expect(new Set(REVIEW_CATEGORIES)).toEqual(new Set(known.values()))
  })

  test('give the prices of the catalogue', () => {
    for (const { contenders: pair, rows } of comparisons) {
      const prices = rows.find(({ measure }) => measure === 'Price')?.values
      expect(prices).toEqual(pair.map(({ product }) => `$${products.find(({ title }) => title === product)?.price}`))
    }
  })

  test.each([
    ...featuredReviews.map(({ id }) => `reviews/${id}`),
    ...[...latestReviews, ...contenders].map(({ picture }) => `products/${picture}`),
  ])('show the picture %s, which exists', (picture) => {
    expect(existsSync(`public/images/${picture}.avif`)).toBe(true)
  })
})
