import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { PAGE_SIZE } from './listing-search.ts'

const cards = () => screen.findAllByRole('article')
const all = `${products.length} products`
const query = (user: ReturnType<typeof renderApp>) => user.router.state.location.searchStr

test('home shows 24 products, newest first, out of all of them', async () => {
  renderApp('/')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest First')
  expect(screen.getByRole('status')).toHaveTextContent(all)
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
  const last = Math.ceil(products.length / PAGE_SIZE)
  const user = renderApp(`/?page=${last - 2}`)
  const [first] = await cards()
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByRole('button', { name: `Page ${last - 1}`, current: 'page' })).toBeVisible()
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByRole('button', { name: `Page ${last}`, current: 'page' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

test('the page goes back to 1 when the sort changes', async () => {
  const user = renderApp('/?page=2')
  await screen.findByRole('button', { name: 'Page 2', current: 'page' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
  expect(await screen.findByRole('button', { name: 'Page 1', current: 'page' })).toBeVisible()
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

test('a listing that failed under a filter is left by taking the filter back', async () => {
  server.use(
    http.get('/api/products', ({ request }) =>
      request.url.includes('refused') ? HttpResponse.text('search: too odd', { status: 400 }) : undefined,
    ),
  )
  const user = renderApp('/?search=refused')
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter “refused”' }))
  expect(await screen.findByText(all)).toBeVisible()
  expect(screen.queryByText('Failed to load products. Please try again.')).not.toBeInTheDocument()
})

test('with no products the listing says so', async () => {
  server.use(...scenario('products-empty'))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  expect(screen.getByText("Try adjusting your filters or search terms to find what you're looking for.")).toBeVisible()
})

test('a first page without products is an empty listing, whatever its total says', async () => {
  server.use(http.get('/api/products', () => HttpResponse.json({ products: [], total: 100 })))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  expect(screen.getByText('0 products')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

test('categories that failed are asked for once a visit: neither the filter drawer nor a filter asks again', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  server.use(...scenario('categories-500'))
  const user = renderApp('/')
  await cards()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(await drawer.findByText('Failed to load categories.')).toBeVisible()
  await user.click(drawer.getByRole('checkbox', { name: 'Over $500' }))
  await user.click(drawer.getByRole('button', { name: 'Close filters' }))
  expect(await screen.findByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
  const askedFor = () => asked.filter((path) => path === '/api/categories').length
  expect(askedFor()).toBe(1)
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(main.getByRole('link', { name: 'Deals' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
  await user.click(main.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(askedFor()).toBe(2))
  expect(await screen.findByText('Failed to load categories.')).toBeVisible()
  server.events.removeAllListeners()
})

test('Add to Cart adds one, counts it in the header and says so', async () => {
  const user = renderApp('/')
  const [card] = await cards()
  if (!card) throw new Error('no card')
  await user.click(within(card).getByRole('button', { name: /^Add to Cart/ }))
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
})

test('the header search goes to the trimmed text and drops the other filters; an empty one does nothing', async () => {
  const user = renderApp('/?categoryId=cat-laptops')
  const [box] = await screen.findAllByRole('searchbox', { name: 'Search products' })
  if (!box) throw new Error('no search box')
  await user.type(box, '   {Enter}')
  expect(query(user)).toBe('?categoryId=cat-laptops')
  await user.type(box, ' 4090 {Enter}')
  expect(query(user)).toBe('?search=4090')
  expect(await screen.findByText('1 product')).toBeVisible()
})

test('grid and list are local views of the same page', async () => {
  const user = renderApp('/')
  await cards()
  const description = () => screen.queryByText(studioHeadphones.description?.split('\n')[0] ?? '')
  expect(description()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'List view' }))
  expect(screen.getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
  expect(description()).toBeVisible()
  expect(query(user)).toBe('')

  await user.click(screen.getByRole('link', { name: studioHeadphones.title }))
  await screen.findByRole('region', { name: 'Product Information' })
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toBeVisible()
  expect(await screen.findByText(studioHeadphones.description?.split('\n')[0] ?? '')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Grid view' }))
  expect(description()).not.toBeInTheDocument()
})

describe('bad input in the URL', () => {
  test.each(['?page=0', '?page=abc', '?priceRanges=nonsense', '?sort=sideways'])(
    '%s shows the whole listing',
    async (search) => {
      renderApp(`/${search}`)
      expect(await screen.findByText(all)).toBeVisible()
      expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument()
    },
  )

  test('a page beyond the last says so, and leads to the last', async () => {
    const last = Math.ceil(products.length / PAGE_SIZE)
    const user = renderApp('/?page=9999')
    expect(await screen.findByText(`There is no page 9999 of this listing. It ends on page ${last}.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Go to page ${last}` }))
    expect(await screen.findByRole('button', { name: `Page ${last}`, current: 'page' })).toBeVisible()
    expect(await cards()).not.toHaveLength(0)
  })

  test.each([
    ['category', '?categoryId=nope', 'Clear all'],
    ['brand', '?brandId=nope', 'Remove filter Unknown brand'],
  ])('a %s that the shop does not have shows as a chip, which takes it back', async (what, search, way) => {
    server.use(
      http.get('/api/products', ({ request }) =>
        request.url.includes('=nope') ? HttpResponse.json({ products: [], total: 0 }) : undefined,
      ),
    )
    const user = renderApp(`/${search}`)
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
    expect(await screen.findByRole('button', { name: `Remove filter Unknown ${what}` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: way }))
    expect(await screen.findByText(all)).toBeVisible()
    expect(query(user)).toBe('')
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument()
  })

  test.each([['x'.repeat(10_000)], ['%'], ['100%25 🎧'], ['"><img src=x onerror=alert(1)>']])(
    'the search %# of a hostile kind is text that finds nothing',
    async (search) => {
      renderApp(`/?search=${encodeURIComponent(search)}`)
      expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
      expect(document.querySelector('img[onerror]')).toBeNull()
    },
  )
})

test('any other path is a page not found', async () => {
  renderApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a backend that ignores the limit fills no page with all it has', async () => {
  server.use(http.get('/api/products', () => HttpResponse.json({ products, total: products.length })))
  renderApp('/')
  expect(await cards()).toHaveLength(24)
})
