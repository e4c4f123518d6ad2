import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Blog',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: '/blog/' } },
})

export const Loaded = meta.story({ tags: ['!nightly', 'both-shops'], parameters: shows(overtonePost.title) })

/** With a draft, which has no date. */
export const LastPage = meta.story({ parameters: shows('Draft', { url: '/blog/?page=2' }) })

export const BeyondTheLast = meta.story({ parameters: shows('No posts on this page', { url: '/blog/?page=99' }) })

export const Loading = meta.story({ parameters: shows('Loading posts…', { demo: ['blog-never'] }) })

export const Failed = meta.story({ parameters: shows('Failed to fetch blog posts', { demo: ['blog-500'] }) })

export const Empty = meta.story({ parameters: shows('No Blog Posts Yet', { demo: ['blog-empty'] }) })

/** Posts with a title only. Without a date they are drafts. */
export const Bare = meta.story({ parameters: shows('Draft', { demo: ['fields-missing'] }) })

export const LongText = meta.story({ parameters: shows(LONG, { demo: ['texts-long'] }) })

export const Arabic = meta.story({ parameters: shows(RTL_TITLE, { demo: ['texts-rtl'] }) })

export const Phone = meta.story({ parameters: Loaded.input.parameters, globals: { viewport: { value: 'phone' } } })
