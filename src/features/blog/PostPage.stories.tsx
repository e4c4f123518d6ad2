import { expect, waitFor } from 'storybook/test'
import { draftPost, embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { fullPriceTurntable } from '#fixtures/products.ts'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const urlOf = (slug: string) => `/blog/?post=${slug}`

const meta = preview.meta({
  title: 'Pages/Post',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: urlOf(overtonePost.slug) } },
})

const of = ({ slug }: { slug: string }, ...demo: string[]) => ({ shop: { url: urlOf(slug), demo } })
const answered = (...demo: string[]) => ({ shop: { demo } })

/** Every type of block at once. */
export const Loaded = meta.story({})
Loaded.test('has its title, and every product that it shows', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: overtonePost.title })).toBeVisible()
  // The products that the post shows answer one by one.
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
})

/** Its film waits to be asked for. */
export const EmbeddedFilm = meta.story({ parameters: of(embeddedFilmPost) })
EmbeddedFilm.test('loads nothing of the film before it is asked for', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^Play video/ })).toBeVisible()
  await expect(canvas.queryByTitle('Video')).toBeNull()
})

/** Blocks that nobody knows render nothing; the rest of the post does. */
export const Odd = meta.story({ parameters: answered('post-odd-blocks') })
Odd.test('shows the rest of the post', async ({ canvas }) => {
  await expect(await canvas.findByText('The rest of the post')).toBeVisible()
})

export const Draft = meta.story({ parameters: answered('post-draft') })
Draft.test('reads as a draft where it has no date', async ({ canvas }) => {
  await expect(await canvas.findByText('Draft')).toBeVisible()
})

/** No content; nothing else, either. */
export const Empty = meta.story({ parameters: of(draftPost) })
Empty.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByText('No content available for this post.')).toBeVisible()
})

export const Missing = meta.story({ parameters: answered('post-404') })
Missing.test('says so, and leads to all posts', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'All posts' })).toBeVisible()
})

export const Failed = meta.story({ parameters: answered('post-500') })
Failed.test('says so, and offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Failed to fetch blog post' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
})

export const Loading = meta.story({ parameters: answered('post-never') })
Loading.test('says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading post…')).toBeInTheDocument()
})

const turntablePost = { slug: 'the-first-evening-with-a-turntable' }

/** One of the products that it shows is gone: it is left out. */
export const ProductMissing = meta.story({ parameters: of(turntablePost, 'showcase-404') })
ProductMissing.test('shows the others', async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: 'Marrowick Revolve Mono Turntable' })).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('article', { name: fullPriceTurntable.title })).toBeNull())
})

export const LongText = meta.story({ parameters: answered('texts-long') })

export const Arabic = meta.story({ parameters: answered('texts-rtl') })
Arabic.test('has its title in Arabic', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: RTL_TITLE })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
