/**
 * Every screen under every kind of answer that a call of spec §7 can get: the screen
 * says what spec §8 has for it, and the frame around it stays.
 */
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { homeStudioPost, overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { send } from '#src/api/client.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server, takeWarnings } from '#src/testing/setup.ts'

type Answer = () => Response | Promise<Response>

const CUT_OFF = '{"products":[{"id":"a","ti'

const FAILURES: Record<string, Answer> = {
  401: () => HttpResponse.text('Sign in first', { status: 401 }),
  404: () => HttpResponse.text('Not found', { status: 404 }),
  409: () => HttpResponse.json({ message: 'Changed meanwhile' }, { status: 409 }),
  500: () => new HttpResponse(null, { status: 500 }),
  '502 with HTML': () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
  'an empty body': () => new HttpResponse(null),
  null: () => HttpResponse.json(null),
  'a list of nulls': () => HttpResponse.json([null, null]),
  'rows of null': () => HttpResponse.json({ products: [null], posts: [null], total: 1 }),
  'the wrong shape': () => HttpResponse.json({ items: 'none' }),
  'a body that is cut off': () => new HttpResponse(CUT_OFF, { headers: { 'content-type': 'application/json' } }),
  'no connection': () => HttpResponse.error(),
}

type Read = {
  path: string
  url: string
  /** What is there while the answer is awaited, and once it came. */
  awaited: string | RegExp
  loaded: string | RegExp
  failed: string
  /** Where an answer of 404 says something else. */
  missing?: string
}

const SCREENS: Record<string, Read> = {
  'the listing': {
    path: '/api/products',
    url: '/',
    awaited: 'Loading products…',
    loaded: /^\d+ products$/,
    failed: 'Failed to load products. Please try again.',
  },
  'a category': {
    path: '/api/categories/:slug',
    url: '/category/laptops',
    awaited: 'Loading category…',
    loaded: /products available$/,
    failed: 'Failed to load products. Please try again.',
    missing: 'Category Not Found',
  },
  'a product': {
    path: '/api/products/:id',
    url: `/products/${studioHeadphones.id}`,
    awaited: 'Loading product…',
    loaded: 'Product Information',
    failed: 'Product Not Found',
  },
  'the cart': {
    path: '/api/cart',
    url: '/cart',
    awaited: 'Loading your cart...',
    loaded: 'Order Summary',
    failed: 'Failed to load cart',
  },
  'the blog': {
    path: '/api/blog',
    url: '/blog',
    awaited: 'Loading posts…',
    loaded: overtonePost.title,
    failed: 'Failed to fetch blog posts',
  },
  'a post': {
    path: '/api/blog/:slug',
    url: `/blog?post=${overtonePost.slug}`,
    awaited: 'Loading post…',
    loaded: 'All posts',
    failed: 'Failed to fetch blog post',
    missing: 'Post Not Found',
  },
}

/** Reads whose failure takes nothing but themselves away: what is still there then. */
const ASIDES: Record<string, { path: string; url: string; stays: string }> = {
  'related products': {
    path: '/api/products',
    url: `/products/${studioHeadphones.id}`,
    stays: 'Product Information',
  },
  'the categories': { path: '/api/categories', url: '/', stays: 'Price Range' },
  'the brands': { path: '/api/brands', url: '/', stays: 'Price Range' },
  'the count of the cart': { path: '/api/cart/count', url: '/cart', stays: 'Order Summary' },
  'a product in a post': {
    path: '/api/products/:id',
    url: `/blog?post=${homeStudioPost.slug}`,
    stays: 'All posts',
  },
}

/** Each row under each failure: its name, the failure's, and both themselves. */
const cases = <Row,>(rows: Record<string, Row>) =>
  Object.entries(rows).flatMap(([name, row]) =>
    Object.entries(FAILURES).map(([kind, answer]): [string, string, Row, Answer] => [name, kind, row, answer]),
  )

async function open(url: string) {
  await send('add', { productId: studioLaptop.id, quantity: 2 })
  return renderApp(url)
}

/** The header's links lead on, and the page is not blank. */
function expectFrame() {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(screen.getByRole('contentinfo')).toBeVisible()
}

function lateAnswer() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
}

const shown = (text: string | RegExp) => screen.findByText(text, { ignore: 'script, style, title' })

test.each(cases(SCREENS))('%s, answered by %s, says that it failed', async (_name, kind, read, answer) => {
  server.use(http.get(read.path, answer))
  await open(read.url)
  expect(await shown((kind === '404' && read.missing) || read.failed)).toBeVisible()
  expectFrame()
  takeWarnings()
})

test.each(cases(ASIDES))('%s, answered by %s, leave the rest of the page', async (_name, _kind, read, answer) => {
  server.use(http.get(read.path, answer))
  await open(read.url)
  expect(await shown(read.stays)).toBeVisible()
  expectFrame()
  takeWarnings()
})

test.each(Object.entries(SCREENS))('%s waits for an answer of 60 seconds, and shows it then', async (_name, read) => {
  const { arrived, arrive } = lateAnswer()
  server.use(http.get(read.path, () => arrived, { once: true }))
  await open(read.url)
  expect(await shown(read.awaited)).toBeInTheDocument()
  expectFrame()
  arrive()
  expect(await shown(read.loaded)).toBeVisible()
})

test.each([
  ['/?search=studio', '/category/cameras', 'Cameras'],
  ['/category/laptops', '/category/cameras', 'Cameras'],
  [`/products/${studioHeadphones.id}`, `/products/${studioLaptop.id}`, studioLaptop.title],
  [`/blog?post=${homeStudioPost.slug}`, `/blog?post=${overtonePost.slug}`, overtonePost.title],
])('an answer for %s that comes after the one for %s changes nothing', async (first, second, name) => {
  const { arrived, arrive } = lateAnswer()
  const late = vi.fn<() => Promise<void>>(() => arrived)
  for (const { path } of Object.values(SCREENS)) server.use(http.get(path, late))
  const { router } = renderApp(first)
  await waitFor(() => expect(late).toHaveBeenCalled())
  // What was asked for first is still on its way; what is asked for from here on is answered at once.
  server.resetHandlers()
  await act(async () => router.history.push(second))
  const heading = await screen.findByRole('heading', { level: 1, name })
  arrive()
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0))
  expect(heading).toBeVisible()
})
