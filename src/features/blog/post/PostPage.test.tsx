import { act, screen, waitFor, within } from '@testing-library/react'
import { draftPost, embeddedFilmPost, homeStudioPost, overtonePost } from '#fixtures/posts.ts'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { blogLink } from '#src/features/blog/blog-link.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['/blog?', `/blog/${draftPost.slug}?`, `/blog?post=${overtonePost.slug}&`])(
  'on %s the first post parameter alone selects the post',
  async (path) => {
    renderApp(`${path}post=${path.includes('=') ? homeStudioPost.slug : overtonePost.slug}`)
    expect(await title(overtonePost.title)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Blog' })).not.toBeInTheDocument()
  },
)

test('a card opens its post, focuses the content and announces the title', async () => {
  const user = renderApp('/blog')
  await user.click(await screen.findByRole('link', { name: homeStudioPost.title }))
  expect(await title(homeStudioPost.title)).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() =>
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(`${homeStudioPost.title} · Overtone`),
  )
})

test('while a post loads, the previous post is not shown', async () => {
  const user = renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  server.use(...scenario('post-never'))
  await act(() => user.router.navigate({ ...blogLink, search: { post: homeStudioPost.slug } }))
  expect(await screen.findByText('Loading post…')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: overtonePost.title })).not.toBeInTheDocument()
})

test('a post shows its date, views and all tags, and its blocks in order', async () => {
  renderApp(`/blog?post=${overtonePost.slug}`)
  await title(overtonePost.title)
  expect(screen.getByText('October 6, 2026')).toBeVisible()
  expect(screen.getByText('1,287 views')).toBeVisible()
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map((tag) => tag.textContent)).toEqual(overtonePost.tags)

  await screen.findByRole('article', { name: studioHeadphones.title })
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect([...trail.querySelectorAll('[aria-current]')].map((step) => step.textContent)).toEqual([overtonePost.title])
  const flow = screen.getByText(/vibrates along its full length/).parentElement
  const blocks = [...(flow?.children ?? [])].map((element) => element.tagName)
  expect(blocks.join(' ')).toBe('P FIGURE H2 OL FIGURE H3 P P FIGURE HR SECTION')

  // The video is not loaded before it plays.
  const video = screen.getByLabelText('A plucked string, and the first overtone that it contains.')
  expect(video).toHaveAttribute('src', '/videos/first-overtone.webm')
  expect(video).toHaveAttribute('poster', '/videos/first-overtone.svg')
  expect(video).toHaveAttribute('controls')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video).not.toHaveAttribute('autoplay')
})

test('a post without blocks and date shows that it has no content and is a draft', async () => {
  renderApp(`/blog?post=${draftPost.slug}`)
  await title(draftPost.title)
  expect(screen.getByText('No content available for this post.')).toBeVisible()
  expect(screen.getByText('Draft')).toBeVisible()
})

test.each(['a/b', '..', '?page=1&limit=10', '"><img src=x onerror=alert(1)>'])(
  'the post %j is not found',
  async (post) => {
    renderApp(`/blog?post=${encodeURIComponent(post)}`)
    expect(await title('Post Not Found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  },
)

test.each(['/blog?post=', '/blog?post', '/blog/some-slug?post='])(
  '%s shows Post Not Found without a request',
  async (url) => {
    const requested: string[] = []
    server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname))
    renderApp(url)
    expect(await title('Post Not Found')).toBeVisible()
    server.events.removeAllListeners()
    expect(requested.filter((path) => path.startsWith('/api/blog'))).toEqual([])
  },
)

test('Retry fetches a post that failed to load', async () => {
  server.use(...scenario('post-500'))
  const user = renderApp(`/blog?post=${overtonePost.slug}`)
  expect(await title('Failed to fetch blog post')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await title(overtonePost.title)).toBeVisible()
})

test('a showcase requests each product once, leaves out failed ones and links to the shop', async () => {
  const requested: string[] = []
  server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname))
  server.use(...scenario('showcase-404'))
  const user = renderApp(`/blog?post=the-first-evening-with-a-turntable`)
  const showcase = within(await screen.findByRole('region', { name: 'Two that are easy to set up' }))
  expect(await showcase.findByRole('article', { name: 'Marrowick Revolve Mono Turntable' })).toBeVisible()
  await waitFor(() => expect(showcase.getAllByRole('article')).toHaveLength(1))
  server.events.removeAllListeners()
  expect(requested.filter((path) => path === `/api/products/${fullPriceTurntable.id}`)).toHaveLength(1)
  expect(requested.filter((path) => path === '/api/products/marrowick-revolve-mono')).toHaveLength(1)
  expect(showcase.getByText('Prices are set by the retailer and can change.')).toBeVisible()
  await user.click(showcase.getByRole('link', { name: 'See all audio gear' }))
  expect(user.router.state.location.pathname).toBe('/category/audio-headphones')
})

test('a YouTube video is loaded only after Play is pressed', async () => {
  const user = renderApp(`/blog?post=${embeddedFilmPost.slug}`)
  await title(embeddedFilmPost.title)
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play video/ }))
  const player = screen.getByTitle('Big Buck Bunny, an animated short from the Blender Foundation.')
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
  expect(player).toHaveFocus()
})
