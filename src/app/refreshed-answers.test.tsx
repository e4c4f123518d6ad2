/** A live shop whose prerendered answers are fetched again: changed, failed and missing ones. */
import { dehydrate } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { overtonePost, posts } from '#fixtures/posts.ts'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { refetchAnswers } from '#src/api/query-client.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const LIVE = { ...DEFAULT_CONFIG, api: { mode: 'live' as const, baseUrl: '' } }
const READ_AT = Date.UTC(2026, 2, 10, 14, 5)
const AS_OF = 'Prices as of March 10, 2026, 14:05 UTC'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const inMain = () => within(screen.getByRole('main'))

/** Opens a page of a live shop whose answers are from `READ_AT`. Returns a function that fetches them again. */
async function openLive(url: string, shown: () => Promise<unknown>) {
  vi.useFakeTimers({ now: READ_AT, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const user = renderApp(url, LIVE)
  await shown()
  await vi.waitFor(() => expect(user.router.options.context.queryClient.isFetching()).toBe(0))
  vi.setSystemTime(READ_AT + 60_000)
  const refetch = async () => {
    const { queryClient } = user.router.options.context
    await act(async () => refetchAnswers(queryClient, [dehydrate(queryClient)], () => true))
    await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)))
    // Components are notified in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  return { user, refetch }
}

const product = `/products/${studioHeadphones.id}`
const openProduct = () => openLive(product, () => heading(studioHeadphones.title))

test('a changed price replaces the prerendered one, with the time of the answer', async () => {
  const { refetch } = await openProduct()
  expect(inMain().getByText('$349.00')).toBeVisible()
  expect(screen.getByText(AS_OF)).toBeVisible()
  server.use(http.get(`/api${product}`, () => HttpResponse.json({ ...studioHeadphones, price: '329.00' })))
  await refetch()
  expect(inMain().getByText('$329.00')).toBeVisible()
  expect(inMain().queryByText('$349.00')).not.toBeInTheDocument()
  expect(screen.getByText('Prices as of March 10, 2026, 14:06 UTC')).toBeVisible()
})

test('a failed refresh keeps the product, and its next visit requests it again', async () => {
  const { user, refetch } = await openProduct()
  server.use(...scenario('product-500'))
  await refetch()
  expect(inMain().getByText('$349.00')).toBeVisible()
  expect(screen.getByText(AS_OF)).toBeVisible()
  server.resetHandlers()
  server.use(http.get(`/api${product}`, () => HttpResponse.json({ ...studioHeadphones, price: '329.00' })))
  await act(() => user.router.navigate({ to: '/' }))
  await act(() => user.router.navigate({ to: product }))
  expect(await inMain().findByText('$329.00')).toBeVisible()
})

test('a product that is gone shows Product Not Found', async () => {
  const { refetch } = await openProduct()
  server.use(http.get(`/api${product}`, () => new HttpResponse(null, { status: 404 })))
  await refetch()
  expect(await heading('Product Not Found')).toBeVisible()
})

test('related products that cannot be read again stay, with the time of their prices', async () => {
  const { refetch } = await openProduct()
  const related = within(await screen.findByRole('region', { name: 'Related Products' }))
  expect(related.queryByText(AS_OF)).not.toBeInTheDocument()
  server.use(...scenario('products-500'))
  await refetch()
  expect(related.getAllByRole('article').length).toBeGreaterThan(0)
  expect(related.getByText(AS_OF)).toBeVisible()
})

test.each([
  ['/', 'All Products'],
  ['/category/laptops', 'Laptops'],
])(
  'the products, filters and pages of %s stay if refreshing them fails, with the time of their prices',
  async (url) => {
    const { refetch } = await openLive(url, () => screen.findByRole('article', { name: studioLaptop.title }))
    expect(screen.getByText(AS_OF)).toBeVisible()
    const texts = screen.getByRole('main').textContent
    server.use(http.all('/api/*', () => new HttpResponse(null, { status: 503 })))
    await refetch()
    // A boolean, because the texts of a listing are long.
    expect(screen.getByRole('main').textContent === texts).toBe(true)
  },
)

test('a category that is gone shows Category Not Found', async () => {
  const { refetch } = await openLive('/category/laptops', () => heading('Laptops'))
  server.use(http.get('/api/categories/laptops', () => new HttpResponse(null, { status: 404 })))
  await refetch()
  expect(await heading('Category Not Found')).toBeVisible()
})

test('the list of posts stays if refreshing it fails', async () => {
  const [post] = posts
  const { refetch } = await openLive('/blog', () => screen.findByRole('link', { name: post?.title }))
  server.use(http.all('/api/*', () => new HttpResponse(null, { status: 503 })))
  await refetch()
  expect(screen.getByRole('link', { name: post?.title })).toBeVisible()
})

const openPost = () => openLive(`/blog?post=${overtonePost.slug}`, () => screen.findAllByRole('article'))

test('a post and its products stay if refreshing them fails, with the time of the prices', async () => {
  const { refetch } = await openPost()
  const before = screen.getAllByRole('article').length
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument()
  server.use(http.all('/api/*', () => new HttpResponse(null, { status: 503 })))
  await refetch()
  expect(screen.getAllByRole('article')).toHaveLength(before)
  expect(screen.getAllByText(AS_OF).length).toBeGreaterThan(0)
})

test('a product of a post that is gone is left out', async () => {
  const { refetch } = await openPost()
  server.use(http.get('/api/products/:id', () => new HttpResponse(null, { status: 404 })))
  await refetch()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(await heading(overtonePost.title)).toBeVisible()
})

test('a post that is gone shows Post Not Found', async () => {
  const { refetch } = await openPost()
  server.use(http.get(`/api/blog/${overtonePost.slug}`, () => new HttpResponse(null, { status: 404 })))
  await refetch()
  expect(await heading('Post Not Found')).toBeVisible()
})

test('the cart says when its prices were read, also while a change is saved', async () => {
  const { user } = await openLive('/', () => screen.findByRole('article', { name: studioLaptop.title }))
  vi.setSystemTime(READ_AT)
  const card = within(screen.getByRole('article', { name: studioLaptop.title }))
  await user.click(card.getByRole('button', { name: /^Add to Cart/ }))
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }))
  expect(await screen.findByText(AS_OF)).toBeVisible()
  vi.setSystemTime(READ_AT + 60_000)
  server.use(...scenario('cart-500'))
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${studioLaptop.title}` }))
  expect(await screen.findByText(/could not be read again/)).toBeVisible()
  expect(screen.getByText(AS_OF)).toBeVisible()
})
