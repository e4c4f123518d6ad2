import { expect, waitFor } from 'storybook/test'
import { draftPost, embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { oddPost, scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { PostPage } from './PostPage.tsx'

const meta = preview.meta({ component: PostPage, args: { slug: overtonePost.slug } })

/** Every type of block at once. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: overtonePost.title })).toBeVisible()
    // The products that the post shows answer one by one.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
  },
})

/** Its film waits to be asked for. */
export const EmbeddedFilm = meta.story({
  args: { slug: embeddedFilmPost.slug },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Play video/ })).toBeVisible()
  },
})

/** A block of every type, wrong in one way each. */
export const Odd = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...oddPost({
        publishedAt: 'soon',
        viewCount: null,
        blocks: [
          { type: 'heading', level: 9, content: '<b>Not bold</b>' },
          { type: 'list', style: 'ordered', start: -5, items: ['Minus five', null, 'Minus four'] },
          { type: 'image', alt: 'Nothing' },
          { type: 'video', sourceType: 'youtube', embedUrl: 'https://films.example/embed/x' },
          { type: 'poll', content: 'Unknown' },
          { type: 'quote', content: `No${'o'.repeat(400)}` },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '<b>Not bold</b>' })).toBeVisible()
    await expect(canvas.getByText('—')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { slug: draftPost.slug },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No content available for this post.')).toBeVisible()
  },
})

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('post-404')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('post-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch blog post' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('post-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading post…')).toBeInTheDocument()
  },
})
