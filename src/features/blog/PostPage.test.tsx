import { screen, waitFor, within } from '@testing-library/react'
import { draftPost, embeddedFilmPost, homeStudioPost, overtonePost } from '#fixtures/posts.ts'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['/blog', '/blog/another-slug', `/blog/${draftPost.slug}`])(
  'on %s the post parameter alone selects the post',
  async (path) => {
    renderApp(`${path}?post=${overtonePost.slug}`)
    expect(await title(overtonePost.title)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Blog' })).not.toBeInTheDocument()
  },
)

test('of a repeated post parameter the first counts', async () => {
  renderApp(`/blog?post=${overtonePost.slug}&post=${homeStudioPost.slug}`)
  expect(await title(overtonePost.title)).toBeVisible()
})

test('a card opens its post, moves the focus to it and announces it', async () => {
  const user = renderApp('/blog')
  await user.click(await screen.findByRole('link', { name: homeStudioPost.title }))
  expect(await title(homeStudioPost.title)).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() =>
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(`${homeStudioPost.title} · Overtone`),
  )
})

test('one post leads to the next without showing the first in its place', async () => {
  const user = renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Blog' }))
  server.use(...scenario('post-never'))
  await user.click(await screen.findByRole('link', { name: homeStudioPost.title }))
  expect(await screen.findByText('Loading post…')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: overtonePost.title })).not.toBeInTheDocument()
})

test('the post has its date, views and all of its tags', async () => {
  renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  expect(screen.getByText('October 6, 2026')).toBeVisible()
  expect(screen.getByText('1,287 views')).toBeVisible()
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map((tag) => tag.textContent)).toEqual(overtonePost.tags)
})

test('the blocks stand in their order', async () => {
  renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  await screen.findByRole('article', { name: studioHeadphones.title })
  const main = screen.getByRole('main')
  const flow = within(main).getByText(/does not make up its mind/).parentElement
  expect([...(flow?.children ?? [])].map((element) => element.tagName)).toEqual([
    'P',
    'VIDEO',
    'H2',
    'OL',
    'FIGURE',
    'H3',
    'P',
    'P',
    'FIGURE',
    'HR',
    'SECTION',
  ])
})

test('a post without blocks says that it has no content, and one without a date reads as a draft', async () => {
  renderApp(`/blog?post=${draftPost.slug}`)
  await title(draftPost.title)
  expect(screen.getByText('No content available for this post.')).toBeVisible()
  expect(screen.getByText('Draft')).toBeVisible()
})

test.each([
  ['nope'],
  ['a/b'],
  ['..'],
  ['.'],
  ['?page=1&limit=10'],
  ['"><img src=x onerror=alert(1)>'],
  ['x'.repeat(5000)],
])('the post %j is not found', async (post) => {
  renderApp(`/blog?post=${encodeURIComponent(post)}`)
  expect(await title('Post Not Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
})

test.each(['/blog?post=', '/blog?post', '/blog/some-slug?post='])(
  '%s has the parameter, which names no post, and asks for none',
  async (url) => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
    renderApp(url)
    expect(await title('Post Not Found')).toBeVisible()
    server.events.removeAllListeners()
    expect(asked.filter((path) => path.startsWith('/api/blog'))).toEqual([])
  },
)

test.each<ScenarioName>(['post-500', 'post-401', 'post-html', 'post-nonsense', 'post-misshapen', 'post-offline'])(
  'with %s it failed to fetch the blog post, and Retry fetches it',
  async (name) => {
    server.use(...scenario(name))
    const user = renderApp(`/blog?post=${overtonePost.slug}`)
    expect(await title('Failed to fetch blog post')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await title(overtonePost.title)).toBeVisible()
  },
)

test('a showcase reads each product once, leaves out those that fail and leads on within the shop', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  server.use(...scenario('showcase-404'))
  const user = renderApp(`/blog?post=the-first-evening-with-a-turntable`)
  const showcase = within(await screen.findByRole('region', { name: 'Two that need no drama' }))
  expect(await showcase.findByRole('article', { name: 'Marrowick Revolve Mono Turntable' })).toBeVisible()
  await waitFor(() => expect(showcase.getAllByRole('article')).toHaveLength(1))
  server.events.removeAllListeners()
  expect(asked.filter((path) => path === `/api/products/${fullPriceTurntable.id}`)).toHaveLength(1)
  expect(asked.filter((path) => path === '/api/products/marrowick-revolve-mono')).toHaveLength(1)
  expect(showcase.getByText('Prices are set by the retailer and can change.')).toBeVisible()
  await user.click(showcase.getByRole('link', { name: 'See all audio' }))
  expect(user.router.state.location.pathname).toBe('/category/audio-headphones')
})

test('an embedded film is loaded only when it is asked for', async () => {
  const user = renderApp(`/blog?post=${embeddedFilmPost.slug}`)
  await title(embeddedFilmPost.title)
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play video/ }))
  expect(screen.getByTitle('Video')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  )
  expect(screen.getByTitle('Video')).toHaveFocus()
})

test('a film of the shop’s own has its poster and controls, and is not loaded before it plays', async () => {
  renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  const film = screen.getByLabelText('Video')
  expect(film).toHaveAttribute('src', '/videos/first-overtone.webm')
  expect(film).toHaveAttribute('poster', '/videos/first-overtone.svg')
  expect(film).toHaveAttribute('controls')
  expect(film).toHaveAttribute('preload', 'none')
  expect(film).not.toHaveAttribute('autoplay')
})
