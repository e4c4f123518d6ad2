import { createFileRoute } from '@tanstack/react-router'
import { prefetch } from '#src/api/query-client.ts'
import { BlogPage } from '#src/features/blog/BlogPage.tsx'
import { parseBlogSearch } from '#src/features/blog/blog-search.ts'
import { queryBlog } from '#src/features/blog/queries.ts'
import { requirePage } from './-context.ts'

/** Serves /blog and /blog/{slug}. The slug is ignored: only the `post` parameter selects a post (spec §2). */
export const Route = createFileRoute('/_page/blog/{-$slug}')({
  beforeLoad: requirePage('/blog'),
  validateSearch: parseBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(queryBlog(context.queryClient, deps)),
  component: Blog,
})

function Blog() {
  return <BlogPage {...Route.useSearch()} />
}
