/** Queries of the blog (spec §7). */
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '#src/api/query-client.ts'
import type { BlogSearch } from './blog-search.ts'

/** spec §9. */
export const BLOG_PAGE_SIZE = 10

export const blogListOptions = (page = 1) => readOptions('blog', { page, limit: BLOG_PAGE_SIZE })

export const blogPostOptions = (slug: string) => readOptions('post', { slug })

/** Loads what a URL of the blog shows: a post or a page of the list. For loaders. */
export const queryBlog = (queryClient: QueryClient, { post, page }: BlogSearch): Promise<unknown> =>
  post === undefined ? queryClient.query(blogListOptions(page)) : queryClient.query(blogPostOptions(post))
