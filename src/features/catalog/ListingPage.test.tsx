import { screen, within } from '@testing-library/react'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const cards = () => screen.findAllByRole('article')

test('home shows 24 products, newest first, out of all of them', async () => {
  renderApp('/')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest First')
  expect(screen.getByRole('status')).toHaveTextContent('72 products')
})

test('the breadcrumb of home is Home / Electronics / All Products', async () => {
  renderApp('/')
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Electronics',
    'All Products',
  ])
})

test('Load More replaces the page with the next one, and is gone on the last', async () => {
  const user = renderApp('/')
  const [first] = await cards()
  await user.click(screen.getByRole('link', { name: 'Load More' }))
  expect(await screen.findByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible()
  expect(first).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Load More' }))
  expect(await screen.findByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Load More' })).not.toBeInTheDocument()
})

test('the page goes back to 1 when the sort changes', async () => {
  const user = renderApp('/?page=2')
  await screen.findByRole('link', { name: 'Page 2', current: 'page' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
  expect(await screen.findByRole('link', { name: 'Page 1', current: 'page' })).toBeVisible()
  expect(user.router.state.location.href).toBe('/?sort=price-asc')
})

test.each<ScenarioName>([
  'products-500',
  'products-401',
  'products-html',
  'products-nonsense',
  'products-misshapen',
  'products-offline',
])('with %s the listing says that it failed, with Retry', async (name) => {
  server.use(...scenario(name))
  renderApp('/')
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('with no products the listing says so', async () => {
  server.use(...scenario('products-empty'))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  expect(screen.getByText("Try adjusting your filters or search terms to find what you're looking for.")).toBeVisible()
})

test('Add to Cart adds one, counts it in the header and says so', async () => {
  const user = renderApp('/')
  const [card] = await cards()
  if (!card) throw new Error('no card')
  await user.click(within(card).getByRole('button', { name: /^Add to Cart/ }))
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
})

test('any other path is a page not found', async () => {
  renderApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test.each([['a/b'], ['100%'], ['"><script>']])(
  'a product whose id is %j opens or is not found, never blank',
  async (id) => {
    renderApp(`/products/${encodeURIComponent(id)}`)
    expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  },
)
