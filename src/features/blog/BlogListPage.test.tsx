import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { draftPost, overtonePost, posts } from '#fixtures/posts.ts'
import { seed } from '#mocks/db.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { renderApp, renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { PostList } from './PostList.tsx'

const cards = () => screen.findAllByRole('article')
const cardOf = (title: string) => screen.findByRole('article', { name: title }).then((card) => within(card))

/** A blog of that many posts. */
const seedPosts = (count: number) =>
  seed({
    posts: async () =>
      Array.from({ length: count }, (_, index) => ({ ...overtonePost, id: `post-${index}`, slug: `post-${index}` })),
  })

test('the list shows ten posts a page, newest first', async () => {
  renderApp('/blog')
  const [first] = await cards()
  expect(await cards()).toHaveLength(10)
  expect(first).toHaveAccessibleName(overtonePost.title)
})

test('the list asks for one page of ten', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(request.url))
  renderApp('/blog?page=2')
  await cards()
  server.events.removeAllListeners()
  expect(asked).toContain(`${location.origin}/api/blog?page=2&limit=10`)
})

test('a card has the picture, title, excerpt, date, views, three tags and how many more', async () => {
  renderApp('/blog')
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
})

test('a card links with ?post={slug}', async () => {
  renderApp('/blog')
  const card = await cardOf(overtonePost.title)
  expect(card.getByRole('link', { name: overtonePost.title })).toHaveAttribute(
    'href',
    `/blog?post=${overtonePost.slug}`,
  )
})

test('a post without a date reads as a draft', async () => {
  renderApp('/blog?page=2')
  const card = await cardOf(draftPost.title)
  expect(card.getByText('Draft')).toBeVisible()
})

test('pagination leads to the second page and back', async () => {
  const user = renderApp('/blog')
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(posts.length - 10))
  expect(user.router.state.location.href).toBe('/blog?page=2')
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  await waitFor(() => expect(user.router.state.location.href).toBe('/blog'))
})

test.each([
  [10, 0],
  [11, 1],
])('with %i posts there are %i paginations', async (count, paginations) => {
  seedPosts(count)
  renderApp('/blog')
  expect(await cards()).toHaveLength(10)
  expect(screen.queryAllByRole('navigation', { name: 'Pagination' })).toHaveLength(paginations)
})

/** An answer without posts, of a blog that says it has that many. */
const answerEmpty = (total: number) => server.use(http.get('/api/blog', () => HttpResponse.json({ posts: [], total })))

test.each([
  [99, 25, 3],
  [4, 25, 3],
  [2, 7, 1],
  [2, 10, 1],
  // A page that the total promises and the answer lacks: the first one is a way out, the same one is none.
  [3, 25, 1],
])('page %i of %i posts has none, says so and leads to page %i', async (page, total, leadsTo) => {
  answerEmpty(total)
  renderWithProviders(<PostList page={page} />)
  expect(await screen.findByRole('heading', { name: 'No posts on this page' })).toBeVisible()
  expect(screen.getByRole('link', { name: `Go to page ${leadsTo}` })).toHaveAttribute(
    'href',
    leadsTo > 1 ? `/blog?page=${leadsTo}` : '/blog',
  )
})

test.each([
  [1, 0],
  [1, 25],
  [4, 0],
])('without posts the list says No Blog Posts Yet: page %i of %i posts', async (page, total) => {
  answerEmpty(total)
  renderWithProviders(<PostList page={page} />)
  expect(await screen.findByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
  expect(screen.queryByText('No posts on this page')).not.toBeInTheDocument()
})

test('while the posts load the list says so', async () => {
  server.use(...scenario('blog-never'))
  renderApp('/blog')
  expect(await screen.findByText('Loading posts…')).toBeInTheDocument()
})

test.each<ScenarioName>(['blog-500', 'blog-401', 'blog-html', 'blog-nonsense', 'blog-misshapen', 'blog-offline'])(
  'with %s it failed to fetch blog posts, and Retry fetches them',
  async (name) => {
    server.use(...scenario(name))
    const user = renderApp('/blog')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch blog posts' })).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cards()).toHaveLength(10)
  },
)

test('a slug in the path is not read: the list is shown', async () => {
  renderApp('/blog/some-slug')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(await cards()).toHaveLength(10)
})

test('a path below the slug is no page', async () => {
  renderApp('/blog/a/b')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
