/** Paths that are prerendered; all others get 404.html. */
import { createMemoryHistory } from '@tanstack/react-router'
import type { Rows } from '#mocks/db.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

/** Returns the routes without parameters; optional parameters are left out. */
function staticPaths(): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient() }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$'))
}

/** Returns the paths of all pages without parameters, and those of the categories and products in `rows`. */
export function knownPaths(rows: Rows | null): string[] {
  const { categories = [], products = [] } = rows ?? {}
  return [
    ...staticPaths(),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}
