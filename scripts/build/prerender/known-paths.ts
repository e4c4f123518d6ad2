/** Paths that are prerendered; all others get 404.html. */
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

/** Returns paths with the query that selects their content. Categories, products and posts are known only in mock mode. */
export function knownPaths(isMock: boolean): string[] {
  if (!isMock) return staticPaths()
  return [
    ...staticPaths(),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
    ...posts.map(({ slug }) => postPath(slug, { api: { mode: 'mock' } })),
  ]
}
