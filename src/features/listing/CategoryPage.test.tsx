import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { products } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios/registry.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { shortPages } from '#src/testing/short-pages.ts'

const laptops = products.filter(({ categoryId }) => categoryId === 'cat-laptops')

beforeEach(() => server.use(shortPages))

test('a category shows its name, description and product count', async () => {
  renderApp('/category/laptops')
  expect(await screen.findByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  expect(screen.getByText(`${laptops.length} products available`)).toBeVisible()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
})

test('a category with an invalid product count shows no count', async () => {
  server.use(
    http.get('/api/categories/laptops', () =>
      HttpResponse.json({ id: 'cat-laptops', slug: 'laptops', name: 'Laptops', productCount: '12' }),
    ),
  )
  renderApp('/category/laptops')
  expect(await screen.findByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  expect(screen.queryByText(/products available/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Laptops', pressed: true })).toBeVisible()
})

test('filters cannot change the category of a category page', async () => {
  const user = renderApp('/category/laptops?categoryId=cat-cameras')
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
  expect(await filters.findByRole('button', { name: /^Laptops/, pressed: true })).toBeDisabled()
  expect(filters.queryByRole('button', { name: /^Cameras/ })).not.toBeInTheDocument()
  await user.click(filters.getByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(user.router.state.location.href).toBe('/category/laptops?priceRanges=500%2B'))
})

test.each<[ScenarioName, string, string]>([
  ['category-never', 'Loading category…', 'Loading products…'],
  ['category-500', 'Category', 'Failed to load products. Please try again.'],
])('with the scenario %s, a category page shows a message, and its filters work', async (name, title, state) => {
  server.use(...scenario(name))
  const user = renderApp('/category/laptops')
  expect(await screen.findByText(state)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe('Category · Overtone')
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeCategory')
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  await user.click(filters.getByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(user.router.state.location.href).toBe('/category/laptops?priceRanges=500%2B'))
})

test('while a category loads, the products of the previous listing are not shown', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.get('/api/categories/:slug', () => released))
  const user = renderApp('/')
  await screen.findAllByRole('article')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Laptops' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading category…' })).toBeVisible()
  expect(screen.queryAllByRole('article')).toEqual([])
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).search))
  release()
  expect(await screen.findByText(`${laptops.length} products`)).toBeVisible()
  server.events.removeAllListeners()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toContain('categoryId=cat-laptops')
})
