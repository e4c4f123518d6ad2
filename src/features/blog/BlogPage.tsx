import { BlogListPage } from './BlogListPage.tsx'
import type { BlogSearch } from './blog-search.ts'
import { PostPage } from './PostPage.tsx'

/** The list, or the post that the URL's `post` names (spec §2). */
export function BlogPage({ post, page = 1 }: BlogSearch) {
  return post === undefined ? <BlogListPage page={page} /> : <PostPage slug={post} />
}
