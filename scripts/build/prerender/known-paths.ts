/** Paths that are prerendered; all others get 404.html. */
import { createMemoryHistory } from '@tanstack/react-router'
import type { Rows } from '#mocks/db.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { hasPage, type Site } from '#src/config/site.tsx'

/** Returns the routes without parameters; optional parameters are left out. */
function staticPaths(site: Site): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), site }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$') && hasPage(site, path))
}

/** Returns the paths of the shop's pages without parameters, and those of the categories and products in `rows`. */
export function knownPaths(site: Site, rows: Rows | null): string[] {
  const { categories = [], products = [] } = rows ?? {}
  return [
    ...staticPaths(site),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}
