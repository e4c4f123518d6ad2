/**
 * Failed and slow reads on every screen: the screen shows the text of spec §8, and the header and
 * footer stay. `client-failures.test.tsx` covers the kinds of failures.
 */
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { homeStudioPost, overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { send } from '#src/api/client.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

type Screen = {
  path: string
  url: string
  loading: string
  failed: string
  /** Text for status 404, if it differs from `failed`. */
  missing?: string
}

const SCREENS: Record<string, Screen> = {
  'the listing': {
    path: '/api/products',
    url: '/',
    loading: 'Loading products…',
    failed: 'Failed to load products. Please try again.',
  },
  'a category': {
    path: '/api/categories/:slug',
    url: '/category/laptops',
    loading: 'Loading category…',
    failed: 'Failed to load products. Please try again.',
    missing: 'Category Not Found',
  },
  'a product': {
    path: '/api/products/:id',
    url: `/products/${studioHeadphones.id}`,
    loading: 'Loading product…',
    failed: 'Product Not Found',
    missing: 'Product Not Found',
  },
  'the cart': {
    path: '/api/cart',
    url: '/cart',
    loading: 'Loading your cart...',
    failed: 'Failed to load cart',
  },
  'the blog': {
    path: '/api/blog',
    url: '/blog',
    loading: 'Loading posts…',
    failed: 'Failed to fetch blog posts',
  },
  'a post': {
    path: '/api/blog/:slug',
    url: `/blog?post=${overtonePost.slug}`,
    loading: 'Loading post…',
    failed: 'Failed to fetch blog post',
    missing: 'Post Not Found',
  },
}

/** Reads that a page can do without, and a text that stays when they fail. */
const OPTIONAL_READS: [name: string, path: string, url: string, remaining: string][] = [
  ['related products', '/api/products', `/products/${studioHeadphones.id}`, 'Product Information'],
  ['categories', '/api/categories', '/', 'Price Range'],
  ['brands', '/api/brands', '/', 'Price Range'],
  ['the cart count', '/api/cart/count', '/cart', 'Order Summary'],
  ['a product in a post', '/api/products/:id', `/blog?post=${homeStudioPost.slug}`, 'All posts'],
]

async function open(url: string) {
  await send('add', { productId: studioLaptop.id, quantity: 2 })
  return renderApp(url)
}

/** Mocks a response. Returns a function that waits for the request. */
function respondTo(path: string, status: number) {
  const respond = vi.fn<() => Response>(() => new HttpResponse(null, { status }))
  server.use(http.get(path, respond))
  return () => waitFor(() => expect(respond).toHaveBeenCalled())
}

function expectFrame() {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(screen.getByRole('contentinfo')).toBeVisible()
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}

const findText = (text: string | RegExp) => screen.findByText(text, { ignore: 'script, style, title' })

test.each(Object.entries(SCREENS))('%s shows that it loads, then that it failed to load', async (_name, shown) => {
  const { promise, resolve } = deferred()
  server.use(http.get(shown.path, () => promise.then(() => new HttpResponse(null, { status: 500 }))))
  await open(shown.url)
  expect(await findText(shown.loading)).toBeInTheDocument()
  expectFrame()
  resolve()
  expect(await findText(shown.failed)).toBeVisible()
  expectFrame()
})

const WITH_MISSING = Object.entries(SCREENS).filter(([, { missing }]) => missing)

test.each(WITH_MISSING)('%s shows that it does not exist', async (_name, { path, url, missing = '' }) => {
  respondTo(path, 404)
  await open(url)
  expect(await screen.findByRole('alert')).toHaveTextContent(missing)
  expectFrame()
})

test.each(OPTIONAL_READS)('a failure to load %s keeps the rest of the page', async (_name, path, url, remaining) => {
  const requested = respondTo(path, 500)
  const { router } = await open(url)
  await requested()
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0))
  expect(await findText(remaining)).toBeVisible()
  expectFrame()
})

test.each([
  ['/?search=studio', '/category/cameras', 'Cameras'],
  ['/category/laptops', '/category/cameras', 'Cameras'],
  [`/products/${studioHeadphones.id}`, `/products/${studioLaptop.id}`, studioLaptop.title],
  [`/blog?post=${homeStudioPost.slug}`, `/blog?post=${overtonePost.slug}`, overtonePost.title],
])('a late response for %s does not change %s', async (first, second, name) => {
  const { promise, resolve } = deferred()
  const respond = vi.fn<() => Promise<void>>(() => promise)
  for (const { path } of Object.values(SCREENS)) server.use(http.get(path, respond))
  const { router } = renderApp(first)
  await waitFor(() => expect(respond).toHaveBeenCalled())
  // Requests of the second page are answered at once; those of the first are still pending.
  server.resetHandlers()
  await act(async () => router.history.push(second))
  const heading = await screen.findByRole('heading', { level: 1, name })
  resolve()
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0))
  expect(heading).toBeVisible()
})
