import type { BlogSearch } from './blog-search.ts'
import { BlogListPage } from './list/BlogListPage.tsx'
import { PostPage } from './post/PostPage.tsx'

/** The post in the URL's `post` parameter, or the list without that parameter (spec §2). */
export function BlogPage({ post, page = 1 }: BlogSearch) {
  return post === undefined ? <BlogListPage page={page} /> : <PostPage slug={post} />
}
