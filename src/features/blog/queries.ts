/** What the blog reads (spec §7). The key spells the path. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { BlogPost, BlogPostList } from '#src/api/contract.ts'
import { read } from '#src/api/query-client.ts'
import type { BlogSearch } from './blog-search.ts'

/** spec §9. */
export const BLOG_PAGE_SIZE = 10

export const blogListOptions = (page = 1) =>
  queryOptions({ queryKey: [`/api/blog?page=${page}&limit=${BLOG_PAGE_SIZE}`], queryFn: read(BlogPostList) })

export const blogPostOptions = (slug: string) =>
  queryOptions({ queryKey: ['/api/blog', slug], queryFn: read(BlogPost) })

/** For loaders: the one read that a URL of the blog stands for. */
export const readBlog = (queryClient: QueryClient, { post, page }: BlogSearch): Promise<unknown> =>
  post === undefined
    ? queryClient.query({ ...blogListOptions(page), staleTime: 'static' })
    : queryClient.query({ ...blogPostOptions(post), staleTime: 'static' })
