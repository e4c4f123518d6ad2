import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

test('a search without results in a category leads to all products and to the other categories', async () => {
  renderApp('/category/laptops?search=submarine')
  const products = within(await screen.findByRole('region', { name: 'Products' }))
  expect(await products.findByRole('link', { name: 'Search all products' })).toHaveAttribute(
    'href',
    '/?search=submarine',
  )
  expect(await products.findByRole('link', { name: 'Cameras' })).toHaveAttribute('href', '/category/cameras')
})

test('a listing without results does not lead to categories without products', async () => {
  const categories = [
    { id: 'cat-a', slug: 'a', name: 'Turntables', productCount: 0 },
    { id: 'cat-b', slug: 'b', name: 'Cassettes', productCount: 1 },
    { id: 'cat-c', slug: 'c', name: 'Not counted' },
  ]
  server.use(http.get('/api/categories', () => HttpResponse.json(categories)))
  renderApp('/?search=submarine')
  const products = within(await screen.findByRole('region', { name: 'Products' }))
  expect(await products.findByRole('link', { name: 'Cassettes' })).toBeVisible()
  expect(products.getByRole('link', { name: 'Not counted' })).toBeVisible()
  expect(products.queryByRole('link', { name: 'Turntables' })).not.toBeInTheDocument()
})

test.each([
  ['/', 'Laptops 26'],
  ['/?search=submarine', 'Laptops'],
])('the sidebar of %s has the category "%s"', async (url, name) => {
  renderApp(url)
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
  expect(await filters.findByRole('button', { name })).toBeVisible()
})
