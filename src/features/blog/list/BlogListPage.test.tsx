import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { draftPost, overtonePost, posts } from '#fixtures/posts.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { renderApp, renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { structuredData } from '#src/testing/structured-data.ts'
import { PostList } from './PostList.tsx'

const cards = () => screen.findAllByRole('article')
const cardOf = (title: string) => screen.findByRole('article', { name: title }).then((card) => within(card))

const seedPosts = (count: number) =>
  seed({
    ...builtInRows,
    posts: async () =>
      Array.from({ length: count }, (_, index) => ({ ...overtonePost, id: `post-${index}`, slug: `post-${index}` })),
  })

test('the list shows ten posts per page, newest first, with picture, texts, date, views, tags and link', async () => {
  renderApp('/blog')
  expect(await cards()).toHaveLength(10)
  for (const card of await cards()) expect(card.parentElement?.parentElement).toHaveRole('list')
  expect((await cards())[0]).toHaveAccessibleName(overtonePost.title)
  const card = await cardOf(overtonePost.title)
  expect(card.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/images/posts/overtone.avif')
  expect(card.getByRole('heading', { name: overtonePost.title })).toBeVisible()
  expect(card.getByText(overtonePost.excerpt ?? '')).toBeVisible()
  expect(card.getByText('October 6, 2026')).toBeVisible()
  expect(card.getByText('1,287 views')).toBeVisible()
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'Listening',
    'Basics',
    'Headphones',
    '+1 more',
  ])
  expect(card.getByRole('link', { name: overtonePost.title })).toHaveAttribute(
    'href',
    `/blog?post=${overtonePost.slug}`,
  )
})

test('page 2 is requested, announced and shown, a post without a date is a draft, and Page 1 returns', async () => {
  const requested: string[] = []
  server.events.on('request:start', ({ request }) => void requested.push(request.url))
  const user = renderApp('/blog')
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(posts.length - 10))
  server.events.removeAllListeners()
  expect(requested).toContain(`${location.origin}/api/blog?page=2&limit=10`)
  expect(user.router.state.location.href).toBe('/blog?page=2')
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 2 of \d+$/)
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus()
  expect((await cardOf(draftPost.title)).getByText('Draft')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  await waitFor(() => expect(user.router.state.location.href).toBe('/blog'))
})

test('the link from an empty page focuses the posts, and an existing status announces the page', async () => {
  const user = renderApp('/blog?page=99')
  await user.click(await screen.findByRole('link', { name: /^Go to page/ }))
  expect(await cards()).not.toHaveLength(0)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent(/^Page (\d+) of \1$/)
})

test('while the page that an empty page links to loads, no text says that there are no posts', async () => {
  const user = renderApp('/blog?page=99')
  const link = await screen.findByRole('link', { name: /^Go to page/ })
  server.use(...scenario('blog-never'))
  await user.click(link)
  expect(await screen.findByText('Loading posts…')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /^No / })).not.toBeInTheDocument()
})

test('while page 2 loads, the structured data does not contain the posts of page 1', async () => {
  const user = renderApp('/blog')
  await cards()
  expect(structuredData('Blog')[0]?.blogPost).toHaveLength(10)
  server.use(...scenario('blog-never'))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(document.title).toBe('Blog, page 2 · Overtone'))
  expect(await cards()).toHaveLength(10)
  expect(structuredData('Blog')).toEqual([])
})

test.each([
  [10, 0],
  [11, 1],
])('a list of %i posts shows %i paginations', async (count, paginations) => {
  seedPosts(count)
  renderWithProviders(<PostList page={1} />)
  expect(await cards()).toHaveLength(10)
  expect(screen.queryAllByRole('navigation', { name: 'Pagination' })).toHaveLength(paginations)
})

/** Responds without posts although the total is `total`. */
const respondWithoutPosts = (total: number) =>
  server.use(http.get('/api/blog', () => HttpResponse.json({ posts: [], total })))

test.each([
  [99, 25, 3],
  [4, 25, 3],
  [2, 7, 1],
  [2, 10, 1],
  // Page 3 exists by the total, but has no posts: a link from page 3 to itself would be useless.
  [3, 25, 1],
])('an empty page %i of a list with a total of %i posts links to page %i', async (page, total, target) => {
  respondWithoutPosts(total)
  renderWithProviders(<PostList page={page} />)
  expect(await screen.findByRole('heading', { name: 'No posts on this page' })).toBeVisible()
  expect(screen.getByRole('link', { name: `Go to page ${target}` })).toHaveAttribute(
    'href',
    target > 1 ? `/blog?page=${target}` : '/blog',
  )
})

test.each([
  [1, 0],
  [1, 25],
  [4, 0],
])('an empty page %i of a list with a total of %i posts shows No Blog Posts Yet', async (page, total) => {
  respondWithoutPosts(total)
  renderWithProviders(<PostList page={page} />)
  expect(await screen.findByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
  expect(screen.queryByText('No posts on this page')).not.toBeInTheDocument()
})

test('Retry fetches posts that failed to load', async () => {
  server.use(...scenario('blog-500'))
  const user = renderApp('/blog')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch blog posts' })).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await cards()).toHaveLength(10)
})

test('a slug in the path is ignored', async () => {
  renderApp('/blog/some-slug')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(await cards()).toHaveLength(10)
})

test('a path below the slug is not found', async () => {
  renderApp('/blog/a/b')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
