/** Pages that are prerendered; all other paths get 404.html. */
import { createMemoryHistory } from '@tanstack/react-router'
import { categories } from '#fixtures/categories.ts'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { postPath } from '#src/features/blog/blog-link.ts'

/** Returns the routes without parameters; optional parameters are left out. */
function staticPaths(): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient() }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$'))
}

export type KnownPage = {
  /** Includes the query that selects the content. */
  path: string
  /** The date of the product or post. */
  date?: string | null
}

/** Returns the pages to prerender. Categories, products and posts are known only in mock mode. */
export function knownPages(isMock: boolean): KnownPage[] {
  const pages = staticPaths().map((path) => ({ path }))
  if (!isMock) return pages
  return [
    ...pages,
    ...categories.map(({ slug }) => ({ path: `/category/${slug}` })),
    ...products.map(({ id, createdAt }) => ({ path: `/products/${id}`, date: createdAt })),
    ...posts.map(({ slug, publishedAt }) => ({ path: postPath(slug, { api: { mode: 'mock' } }), date: publishedAt })),
  ]
}
