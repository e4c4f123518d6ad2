import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { BlogPage } from '#src/features/blog/BlogPage.tsx'
import { readBlogSearch } from '#src/features/blog/blog-search.ts'
import { readBlog } from '#src/features/blog/queries.ts'

/** Both /blog and /blog/{slug}: the slug is not read, `post` alone selects (spec §2). */
export const Route = createFileRoute('/blog/{-$slug}')({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => start(readBlog(context.queryClient, deps)),
  component: Blog,
})

function Blog() {
  return <BlogPage {...Route.useSearch()} />
}
