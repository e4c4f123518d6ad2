/** Queries of the blog (spec §7). */
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '#src/api/query-client.ts'
import type { BlogSearch } from './blog-search.ts'

/** Posts per page (spec §9). */
export const BLOG_PAGE_SIZE = 10

export const blogListOptions = (page = 1) => readOptions('blog', { page, limit: BLOG_PAGE_SIZE })

export const blogPostOptions = (slug: string) => readOptions('post', { slug })

/** Queries the post or the page of the list that a blog URL shows. For the route's loader. */
export const queryBlog = (queryClient: QueryClient, { post, page }: BlogSearch): Promise<unknown> =>
  post === undefined ? queryClient.query(blogListOptions(page)) : queryClient.query(blogPostOptions(post))
