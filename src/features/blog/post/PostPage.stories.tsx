import { draftPost, embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const urlOf = (slug: string) => `/blog/?post=${slug}`

const meta = preview.meta({
  title: 'Pages/Post',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: urlOf(overtonePost.slug) } },
})

/** A post with every type of block. */
export const Loaded = meta.story({ tags: ['!nightly'], parameters: shows(studioHeadphones.title) })

/** A film on YouTube, which loads when the visitor presses Play. */
export const EmbeddedFilm = meta.story({
  parameters: shows(embeddedFilmPost.title, { url: urlOf(embeddedFilmPost.slug) }),
})

/** A draft without content. */
export const Empty = meta.story({
  parameters: shows('No content available for this post.', { url: urlOf(draftPost.slug) }),
})

export const Missing = meta.story({ tags: ['!nightly'], parameters: shows('Post Not Found', { demo: ['post-404'] }) })

export const Failed = meta.story({ parameters: shows('Failed to fetch blog post', { demo: ['post-500'] }) })

export const Loading = meta.story({ parameters: shows('Loading post…', { demo: ['post-never'] }) })

export const LongText = meta.story({ parameters: shows(LONG, { demo: ['texts-long'] }) })

export const Arabic = meta.story({ parameters: shows(RTL_TITLE, { demo: ['texts-rtl'] }) })

export const Phone = meta.story({ parameters: Loaded.input.parameters, globals: { viewport: { value: 'phone' } } })
