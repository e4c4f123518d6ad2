import { draftPost, embeddedFilmPost, homeStudioPost, overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { BlogPost } from '#src/api/contract.ts'
import { apiPost } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { Post } from './Post.tsx'

const post = apiPost(overtonePost)

const meta = preview.meta({
  title: 'Components/Post/Post',
  tags: ['since:0.1.0'],
  component: Post,
  args: { post },
  parameters: {
    guide: {
      do: 'Open with the picture and the excerpt.',
      dont: 'Do not put a second heading of level 1 into the blocks.',
      keyboard: 'Tab moves through the links, films and products in their order.',
    },
    docs: {
      description: {
        component:
          'A complete post: title, excerpt, date, tags, picture, and the blocks in order. Text is in a narrow column; pictures, films and products can be wider. In a list, use the post card.',
      },
    },
  },
})

export const Default = meta.story({})

/** A post with steps, a quotation and products. */
export const Guide = meta.story({ args: { post: apiPost(homeStudioPost) } })

export const YouTubeFilm = meta.story({ args: { post: apiPost(embeddedFilmPost) } })

/** Blocks with invalid data. Unusable blocks are left out, markup is shown as text. */
export const Odd = meta.story({
  args: {
    post: BlogPost.parse({
      id: 'odd',
      slug: 'odd',
      title: 'An odd post',
      tags: [],
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
  },
})

/** A draft without content, picture or date. */
export const Empty = meta.story({ args: { post: draftPost } })

export const LongText = meta.story({ args: { post: { ...post, title: LONG, excerpt: `${LONG}.`, tags: [LONG] } } })

export const Arabic = meta.story({
  args: {
    post: {
      ...post,
      title: RTL_TITLE,
      excerpt: RTL_TITLE,
      tags: ['سماعات'],
      blocks: [
        { type: 'paragraph', content: `${RTL_TITLE}. `.repeat(4) },
        { type: 'heading', level: 2, content: RTL_TITLE },
        { type: 'list', style: 'ordered', items: [RTL_TITLE, RTL_TITLE] },
        { type: 'quote', content: RTL_TITLE, cite: 'Overtone' },
      ],
    },
  },
})

export const FailedPicture = meta.story({ args: { post: { ...post, featuredImage: 'data:image/png;base64,broken' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
