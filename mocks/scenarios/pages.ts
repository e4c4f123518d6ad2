/** Scenarios of missing and empty content (spec §2, §8). */
import { HttpResponse, http, type RequestHandler } from 'msw'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { fault } from './answers.ts'
import { POST_SLUG, type Scenario } from './scenario.ts'

/** Returns a handler for a valid post with these fields replaced. Undefined fields are left out. */
export const oddPost = (fields: Record<string, unknown>): RequestHandler[] => [
  http.get('/api/blog/:slug', () =>
    HttpResponse.json({ id: 'odd', slug: 'odd', title: 'An odd post', tags: [], viewCount: 1, blocks: [], ...fields }),
  ),
]

export const PAGE_SCENARIOS = {
  'products-empty': {
    title: 'No products',
    shows: 'The list of products is empty and suggests what to try.',
    section: '§8 Pages',
    page: '',
    expected: "Try adjusting your filters or search terms to find what you're looking for.",
    handlers: [http.get('/api/products', () => HttpResponse.json({ products: [], total: 0 }))],
  },
  'product-404': {
    title: 'A product that does not exist',
    shows: 'No product has this id. Go Back leaves the page.',
    section: '§8 Pages',
    page: `products/${studioHeadphones.id}/`,
    expected: "The product you're looking for doesn't exist or has been removed.",
    handlers: [http.get('/api/products/:id', fault(404, 'Product not found'))],
  },
  'category-404': {
    title: 'A category that does not exist',
    shows: 'No category has this slug.',
    section: '§8 Pages',
    page: 'category/laptops/',
    expected: "The category you're looking for doesn't exist.",
    handlers: [http.get('/api/categories/:slug', fault(404, 'Category not found'))],
  },
  'blog-empty': {
    title: 'No posts',
    shows: 'The blog has no posts yet.',
    section: '§8 Pages',
    page: 'blog/',
    expected: 'No Blog Posts Yet',
    handlers: [http.get('/api/blog', () => HttpResponse.json({ posts: [], total: 0 }))],
  },
  'post-404': {
    title: 'A post that does not exist',
    shows: 'No post has this slug.',
    section: '§8 Pages',
    page: `blog/?post=${POST_SLUG}`,
    expected: 'Post Not Found',
    handlers: [http.get('/api/blog/:slug', fault(404, 'Post not found'))],
  },
  'post-empty': {
    title: 'A post without content',
    shows: 'The post has a title and no blocks.',
    section: '§8 Pages',
    page: `blog/?post=${POST_SLUG}`,
    expected: 'No content available for this post.',
    handlers: oddPost({}),
  },
  'post-draft': {
    title: 'A draft',
    shows: 'A post without a date shows “Draft”.',
    section: '§4 States',
    page: `blog/?post=${POST_SLUG}`,
    expected: 'Draft',
    handlers: oddPost({ viewCount: null, blocks: [{ type: 'paragraph', content: 'Not yet dated.' }] }),
  },
  'post-odd-blocks': {
    title: 'Blocks of unknown types',
    shows: 'Unknown blocks render nothing; the rest of the post does.',
    section: '§3 Entities',
    page: `blog/?post=${POST_SLUG}`,
    expected: 'The rest of the post',
    handlers: oddPost({ blocks: [{ type: 'poll' }, null, { type: 'paragraph', content: 'The rest of the post' }] }),
  },
  'showcase-404': {
    title: 'A showcase with a missing product',
    shows: 'The showcase leaves out the product that failed to load.',
    section: '§7 Calls',
    page: 'blog/?post=the-first-evening-with-a-turntable',
    expected: 'Marrowick Revolve Mono Turntable',
    missing: fullPriceTurntable.title,
    handlers: [http.get(`/api/products/${fullPriceTurntable.id}`, fault(404, 'Product not found'))],
  },
  'reviews-none': {
    title: 'No reviews found',
    shows: 'The text filter of the reviews matches nothing.',
    section: '§8 Pages',
    page: 'reviews/',
    steps: [{ fill: 'Search reviews', with: 'nothing is called that' }],
    expected: 'No reviews found matching your search criteria.',
  },
  'page-404': {
    title: 'A URL without a page',
    shows: 'Any other path, with a hint for developers.',
    section: '§2 Screens',
    page: 'no-such-page',
    expected: 'Page Not Found',
  },
  'blog-slug': {
    title: 'A slug in the blog’s path',
    shows: 'The slug in the path is ignored, so the list is shown.',
    section: '§2 Screens',
    page: `blog/${POST_SLUG}`,
    expected: 'Blog',
  },
} satisfies Record<string, Scenario>
