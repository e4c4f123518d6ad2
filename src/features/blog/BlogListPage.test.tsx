import { screen, waitFor, within } from '@testing-library/react'
import { draftPost, overtonePost, posts } from '#fixtures/posts.ts'
import { seed } from '#mocks/db.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

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

test('beyond the last page the list says where it begins', async () => {
  renderApp('/blog?page=99')
  expect(await screen.findByRole('heading', { name: 'No posts on this page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Newest posts' })).toHaveAttribute('href', '/blog')
})

test('without posts the list says No Blog Posts Yet', async () => {
  server.use(...scenario('blog-empty'))
  renderApp('/blog')
  expect(await screen.findByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
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
