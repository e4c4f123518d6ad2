/** What the blog reads (spec §7). */
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '#src/api/query-client.ts'
import type { BlogSearch } from './blog-search.ts'

/** spec §9. */
export const BLOG_PAGE_SIZE = 10

export const blogListOptions = (page = 1) => readOptions('blog', { page, limit: BLOG_PAGE_SIZE })

export const blogPostOptions = (slug: string) => readOptions('post', { slug })

/** For loaders: the one query that a URL of the blog stands for. */
export const queryBlog = (queryClient: QueryClient, { post, page }: BlogSearch): Promise<unknown> =>
  post === undefined
    ? queryClient.query({ ...blogListOptions(page), staleTime: 'static' })
    : queryClient.query({ ...blogPostOptions(post), staleTime: 'static' })
