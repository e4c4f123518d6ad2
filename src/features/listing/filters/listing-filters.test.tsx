/** The filters of a listing: their URL parameters, their requests, and the optimistic state of the controls. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { products } from '#fixtures/products.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { shortPages } from '#src/testing/short-pages.ts'

const cards = () => screen.findAllByRole('article')
const all = `${products.length} products`
const allOf = (category: string) => `${products.filter((product) => product.category === category).length} products`
const chosen = (name: RegExp) => screen.findByRole('button', { name, pressed: true })
const query = (user: ReturnType<typeof renderApp>) => user.router.state.location.searchStr

beforeEach(() => server.use(shortPages))

test('Categories and Price Range are open at first, and Brands and Latest Reviews can be opened too', async () => {
  const user = renderApp('/')
  const aside = within(await screen.findByRole('complementary', { name: 'Filters' }))
  /** A text of each section, visible or not. */
  const contents = {
    Categories: await aside.findByText('Laptops'),
    Brands: await aside.findByText('Aurelle'),
    'Price Range': aside.getByText('Over $500'),
    'Latest Reviews': aside.getByText('2 days ago'),
  }
  const opened = () => aside.getAllByRole('button', { expanded: true }).map((button) => button.textContent)
  const shown = () =>
    Object.entries(contents).flatMap(([name, content]) => (content.matches('[hidden] *') ? [] : [name]))
  expect(opened()).toEqual(['Categories', 'Price Range'])
  expect(shown()).toEqual(opened())
  await user.click(aside.getByRole('button', { name: 'Brands' }))
  await user.click(aside.getByRole('button', { name: 'Latest Reviews' }))
  expect(opened()).toEqual(Object.keys(contents))
  expect(shown()).toEqual(opened())
  const links = ['Celestron NexStar', 'Dell PowerEdge', 'Yamaha MG32'].map((name) => aside.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/reviews/celestron-nexstar',
    '/reviews/dell-poweredge',
    '/reviews/yamaha-mg32',
  ])
})

test('the browser does not restore the fields whose values the URL has', async () => {
  renderApp('/')
  const aside = within(await screen.findByRole('complementary', { name: 'Filters' }))
  for (const field of [...aside.getAllByRole('checkbox'), screen.getByRole('combobox', { name: 'Sort by' })]) {
    expect(field).toHaveAttribute('autocomplete', 'off')
  }
})

test('choosing a second category replaces the first, and pressing the chosen category clears it', async () => {
  const user = renderApp('/?page=2')
  await user.click(await screen.findByRole('button', { name: /^Laptops/ }))
  expect(await chosen(/^Laptops/)).toBeVisible()
  await waitFor(() => expect(query(user)).toBe('?categoryId=cat-laptops'))
  expect(await screen.findByText(allOf('Laptops'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Cameras/ }))
  expect(await chosen(/^Cameras/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Laptops/, pressed: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Cameras/, pressed: true }))
  expect(await screen.findByText(all)).toBeVisible()
  expect(query(user)).toBe('')
})

test('the sidebar shows the first 10 brands, and pressing the chosen brand clears it', async () => {
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Brands' }))
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  await screen.findByRole('button', { name: /^Aurelle/ })
  const brands = filters
    .getAllByRole('button', { pressed: false })
    .filter((button) => !/^(Laptops|Smart|Pro|Audio|Gaming|Cameras)/.test(button.textContent))
  expect(brands).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: /^Aurelle/ }))
  await user.click(await chosen(/^Aurelle/))
  expect(await screen.findByText(all)).toBeVisible()
})

test('a control changes at once, and the previous products stay until the new ones are loaded', async () => {
  const user = renderApp('/')
  const before = await cards()
  server.use(http.get('/api/products', () => delay('infinite')))
  const range = screen.getByRole('checkbox', { name: 'Over $500' })
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  fireEvent.click(range)
  fireEvent.change(sort, { target: { value: 'price-asc' } })
  expect(range).toBeChecked()
  expect(sort).toHaveDisplayValue('Price: Low to High')
  expect(screen.getByText('Showing: Over $500')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
  await waitFor(() => expect(query(user)).toBe('?priceRanges=500%2B&sort=price-asc'))
  expect(before[0]?.closest('[aria-busy=true]')).toBeVisible()
  expect(range).toBeChecked()
  expect(await cards()).toEqual(before)
})

test('Back undoes the last filter, in the controls and in the products', async () => {
  const user = renderApp('/')
  await cards()
  await user.click(screen.getByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(screen.queryByText(all)).not.toBeInTheDocument())
  act(() => user.router.history.back())
  await waitFor(() => expect(screen.getByText(all)).toBeVisible())
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Over $500' })).not.toBeChecked())
  expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument()
})

test('price ranges are multi-select, and the page shows the minimum and maximum that they combine into', async () => {
  const requests: URLSearchParams[] = []
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).searchParams))
  const user = renderApp('/?page=2')
  await user.click(await screen.findByRole('checkbox', { name: '$50 to $100' }))
  await user.click(screen.getByRole('checkbox', { name: '$250 to $500' }))
  expect(await screen.findByText('Showing: $50 to $500')).toBeVisible()
  await waitFor(() => expect(requests.at(-1)?.toString()).toContain('minPrice=50&maxPrice=500'))
  await user.click(screen.getByRole('checkbox', { name: 'Over $500' }))
  expect(await screen.findByText('Showing: Over $50')).toBeVisible()
  await waitFor(() => expect(requests.at(-1)?.has('maxPrice')).toBe(false))
  await waitFor(() => expect(query(user)).toBe('?priceRanges=50-100,250-500,500%2B'))
  await user.click(screen.getByRole('checkbox', { name: '$50 to $100', checked: true }))
  expect(await screen.findByText('Showing: Over $250')).toBeVisible()
  server.events.removeAllListeners()
})

test('a late answer does not replace a newer one', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get('/api/products', async ({ request }) => {
      if (new URL(request.url).searchParams.get('categoryId') !== 'cat-laptops') return undefined
      await released
      return undefined
    }),
  )
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: /^Laptops/ }))
  await user.click(screen.getByRole('button', { name: /^Cameras/ }))
  expect(allOf('Cameras')).not.toBe(allOf('Laptops'))
  expect(await screen.findByText(allOf('Cameras'))).toBeVisible()
  release()
  // This request ends after the late answer has been read.
  await (await fetch(`${location.origin}/api/products?categoryId=cat-laptops`)).json()
  expect(screen.getByText(allOf('Cameras'))).toBeVisible()
  expect(screen.getByRole('button', { name: /^Cameras/, pressed: true })).toBeVisible()
})

test('choosing a sort aborts the pending request of the previous sort', async () => {
  const requested: URLSearchParams[] = []
  const aborted: URLSearchParams[] = []
  const user = renderApp('/')
  await cards()
  server.use(
    http.get('/api/products', ({ request }) => {
      const { searchParams } = new URL(request.url)
      requested.push(searchParams)
      request.signal.addEventListener('abort', () => aborted.push(searchParams))
      return new Promise<never>(() => {})
    }),
  )
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'Highest Rated')
  await waitFor(() => expect(requested).toHaveLength(1))
  await user.selectOptions(sort, 'Name A to Z')
  await waitFor(() => expect(aborted.map((each) => each.get('sortBy'))).toEqual(['rating']))
})
