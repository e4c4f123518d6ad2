import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

test('a search without results in a category leads to all products and to the other categories', async () => {
  renderApp('/category/laptops?search=submarine')
  const products = within(await screen.findByRole('region', { name: 'Products' }))
  expect(await products.findByRole('link', { name: 'Search all products' })).toHaveAttribute(
    'href',
    '/?search=submarine',
  )
  expect(await products.findByRole('link', { name: 'Cameras' })).toHaveAttribute('href', '/category/cameras')
})

test.each([
  ['/', 'Laptops 26'],
  ['/?search=submarine', 'Laptops'],
])('the sidebar of %s has the category "%s"', async (url, name) => {
  renderApp(url)
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
  expect(await filters.findByRole('button', { name })).toBeVisible()
})
