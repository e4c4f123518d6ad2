import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { parseDescription } from '#src/lib/description.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { shortPages } from '#src/testing/short-pages.ts'
import { structuredData } from '#src/testing/structured-data.ts'
import { PAGE_SIZE } from './listing-search.ts'

const [newest = studioHeadphones] = products.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
const cards = () => screen.findAllByRole('article')
const all = `${products.length} products`
const query = (user: ReturnType<typeof renderApp>) => user.router.state.location.searchStr

beforeEach(() => server.use(shortPages))

test('home shows 24 products, newest first, after breadcrumb and skip link, and loads the first pictures at once', async () => {
  // Restores the full pages.
  server.resetHandlers()
  renderApp('/')
  const shown = await cards()
  expect(shown).toHaveLength(24)
  const items = within(shown[0]?.closest('ul') ?? document.body).getAllByRole('listitem')
  expect(items).toEqual(shown.map((card) => card.parentElement))
  expect(shown.map((card) => card.querySelector('img')?.getAttribute('loading') === 'lazy').lastIndexOf(false)).toBe(3)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest First')
  expect(screen.getByText(all)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Electronics',
    'All Products',
  ])
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('[aria-current]')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Skip to products' })
  expect(link.nextElementSibling).toBe(screen.getByRole('complementary', { name: 'Filters' }))
  expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(shown[0] ?? null)
})

test('Load More replaces the page with the next one, and the last page has no Load More button', async () => {
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

test('the structured data has the products of the page, and no products while the next page loads', async () => {
  const user = renderApp('/')
  await cards()
  expect(structuredData('ItemList')[0]?.itemListElement).toHaveLength(3)
  server.use(...scenario('products-never'))
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(query(user)).toBe('?page=2'))
  expect(await cards()).toHaveLength(3)
  expect(structuredData('ItemList')).toEqual([])
})

test('a sort resets the page to 1, and consecutive sorts share one history entry, which Back undoes', async () => {
  const user = renderApp('/?page=2')
  await cards()
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  for (const [label, url] of [
    ['Oldest First', '/?sort=createdAt-asc'],
    ['Highest Rated', '/?sort=rating-desc'],
    ['Name A to Z', '/?sort=title-asc'],
  ] as const) {
    await user.selectOptions(sort, label)
    await waitFor(() => expect(user.router.state.location.href).toBe(url))
  }
  act(() => user.router.history.back())
  await waitFor(() => expect(user.router.state.location.href).toBe('/?page=2'))
})

test('a sort after a filter adds a history entry', async () => {
  const user = renderApp('/?sort=title-asc')
  await user.click(await screen.findByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(query(user)).toContain('priceRanges'))
  const filtered = user.router.state.location.href
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest Rated')
  await waitFor(() => expect(query(user)).toContain('rating'))
  act(() => user.router.history.back())
  await waitFor(() => expect(user.router.state.location.href).toBe(filtered))
})

test('a hidden status announces sorts, pages and filters, once they are shown', async () => {
  const user = renderApp('/')
  await cards()
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
  await waitFor(() => expect(status).toHaveTextContent(`Sorted by Price: Low to High, ${all}`))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(status).toHaveTextContent(`Page 2 of ${Math.ceil(products.length / PAGE_SIZE)}`))
  await user.click(screen.getByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(status).toHaveTextContent(/^Filtered by Over \$500, \d+ products$/))
})

test('removing the filter that made a listing fail loads the listing again', async () => {
  server.use(
    http.get('/api/products', ({ request }) =>
      request.url.includes('refused') ? HttpResponse.text('search: too odd', { status: 400 }) : undefined,
    ),
  )
  const user = renderApp('/?search=refused')
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter “refused”' }))
  expect(await screen.findByText(all)).toBeVisible()
  expect(screen.queryByText('Failed to load products. Please try again.')).not.toBeInTheDocument()
})

test('a first page without products is an empty listing, even if the total is not 0', async () => {
  server.use(http.get('/api/products', () => HttpResponse.json({ products: [], total: 100 })))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  expect(screen.getByText("Try adjusting your filters or search terms to find what you're looking for.")).toBeVisible()
  expect(screen.getByText('0 products')).toBeVisible()
  expect(structuredData('ItemList')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

test('failed categories are requested again on the next visit, but not by the drawer or a filter change', async () => {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
  server.use(...scenario('categories-500'))
  const user = renderApp('/')
  await cards()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(drawer.getByRole('heading', { name: 'Filters' })).toBeVisible()
  expect(await drawer.findByText('Failed to load categories.')).toBeVisible()
  await user.click(drawer.getByRole('checkbox', { name: 'Over $500' }))
  await user.click(drawer.getByRole('button', { name: 'Close filters' }))
  expect(await screen.findByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
  const categoryRequests = () => requests.filter((path) => path === '/api/categories').length
  expect(categoryRequests()).toBe(1)
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(main.getByRole('link', { name: 'Deals' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
  await user.click(main.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(categoryRequests()).toBe(2))
  expect(await screen.findByText('Failed to load categories.')).toBeVisible()
  server.events.removeAllListeners()
})

test('Add to Cart adds one item, updates the count in the header and shows a toast', async () => {
  const user = renderApp('/')
  const [card] = await cards()
  if (!card) throw new Error('no card')
  await user.click(within(card).getByRole('button', { name: /^Add to Cart/ }))
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
})

test('the choice of grid or list view is not in the URL and is kept during the visit', async () => {
  const user = renderApp('/')
  await cards()
  const [sentence = ''] = parseDescription(newest.description).lines
  // Words with a hyphen are elements of their own.
  const isSentence = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === sentence
  const description = () => screen.queryByText(isSentence)
  expect(description()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'List view' }))
  expect(screen.getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
  expect(description()).toBeVisible()
  expect(query(user)).toBe('')

  await user.click(screen.getByRole('link', { name: newest.title }))
  await screen.findByRole('region', { name: 'Product Information' })
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toBeVisible()
  expect(await screen.findByText(isSentence)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Grid view' }))
  expect(description()).not.toBeInTheDocument()
})

describe('bad input in the URL', () => {
  test('a page beyond the last links to the last page', async () => {
    const last = Math.ceil(products.length / PAGE_SIZE)
    const user = renderApp('/?page=9999')
    expect(await screen.findByText(`There’s no page 9999. The last page is page ${last}.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Go to page ${last}` }))
    expect(await screen.findByRole('button', { name: `Page ${last}`, current: 'page' })).toBeVisible()
    expect(await cards()).not.toHaveLength(0)
  })

  test('an empty page before the last leads to the page before it', async () => {
    server.use(http.get('/api/products', () => HttpResponse.json({ products: [], total: 1000 })))
    renderApp('/?page=3')
    expect(await screen.findByText('There’s no page 3. The last page is page 2.')).toBeVisible()
  })

  test.each([
    ['category', '?categoryId=nope', 'Clear all'],
    ['brand', '?brandId=nope', 'Remove filter Unknown brand'],
  ])('an unknown %s is shown as a chip and can be removed', async (type, search, button) => {
    server.use(
      http.get('/api/products', ({ request }) =>
        request.url.includes('=nope') ? HttpResponse.json({ products: [], total: 0 }) : undefined,
      ),
    )
    const user = renderApp(`/${search}`)
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
    expect(await screen.findByRole('button', { name: `Remove filter Unknown ${type}` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(all)).toBeVisible()
    expect(query(user)).toBe('')
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument()
  })

  test.each(['%', '"><img src=x onerror=alert(1)>'])(
    'hostile search %# is treated as text and finds nothing',
    async (search) => {
      renderApp(`/?search=${encodeURIComponent(search)}`)
      expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
      expect(document.querySelector('img[onerror]')).toBeNull()
    },
  )
})

test('a page has 24 products even if the backend ignores the limit', async () => {
  server.use(http.get('/api/products', () => HttpResponse.json({ products, total: products.length })))
  renderApp('/')
  expect(await cards()).toHaveLength(24)
})
