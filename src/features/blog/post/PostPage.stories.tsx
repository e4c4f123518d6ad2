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
  tags: ['!autodocs'],
  parameters: { shop: { url: urlOf(overtonePost.slug) } },
})

/** A post with every type of block. */
export const Loaded = meta.story({ parameters: shows(studioHeadphones.title) })

/** A film on YouTube, which loads when the visitor presses Play. */
export const EmbeddedFilm = meta.story({
  parameters: shows(embeddedFilmPost.title, { url: urlOf(embeddedFilmPost.slug) }),
})

/** Blocks of unknown types are left out. */
export const Odd = meta.story({ parameters: shows('The rest of the post', { demo: ['post-odd-blocks'] }) })

export const Draft = meta.story({ parameters: shows('Draft', { demo: ['post-draft'] }) })

/** A draft without content. */
export const Empty = meta.story({
  parameters: shows('No content available for this post.', { url: urlOf(draftPost.slug) }),
})

export const Missing = meta.story({ parameters: shows('Post Not Found', { demo: ['post-404'] }) })

export const Failed = meta.story({ parameters: shows('Failed to fetch blog post', { demo: ['post-500'] }) })

export const Loading = meta.story({ parameters: shows('Loading post…', { demo: ['post-never'] }) })

/** A product that no longer exists is left out. */
export const ProductMissing = meta.story({
  parameters: shows('Marrowick Revolve Mono Turntable', {
    url: urlOf('the-first-evening-with-a-turntable'),
    demo: ['showcase-404'],
  }),
})

export const LongText = meta.story({ parameters: shows(LONG, { demo: ['texts-long'] }) })

export const Arabic = meta.story({ parameters: shows(RTL_TITLE, { demo: ['texts-rtl'] }) })

export const Phone = meta.story({ ...Loaded.input, globals: { viewport: { value: 'phone' } } })
